/** What nobody changed is copied: the packets of picture and sound are the source's own, on both hosts. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { CompositionPlan } from '../../src/media/compose/composition-plan.ts';
import { editFormat } from '../../src/media/compose/plans/edit-format.ts';
import { planVibeEdit } from '../../src/media/compose/plans/plan-vibe-edit.ts';
import type { FixtureName } from '../../src/testing/media/make-fixture.ts';
import { measureLoudness } from '../../src/testing/media/measure-loudness.ts';
import { acceptMp4 } from '../../src/testing/media/mp4/accept-mp4.ts';
import { ffmpegBytes } from '../../src/testing/media/run-ffmpeg.ts';
import { benchOfBoth } from '../harness/media-bench.ts';
import { renderFixtures } from '../harness/render-fixtures.ts';

const bench = benchOfBoth();
const RATE = 48_000;
const HOSTS = ['the browser', 'Node'] as const;

/** An edit as filmed that keeps one stretch of a film of 25 frames a second. */
function planOf(width: number, height: number, startSec: number, endSec: number): CompositionPlan {
  const source = { id: 'film', width, height, durationSec: null, hasAudio: true };
  const durationSec = endSec - startSec;
  const segment = { assetId: 'film', sourceStartSec: startSec, outputStartSec: 0, outputEndSec: durationSec };
  const untouched = { texts: [], broll: [], music: null, fadeInSec: 0, fadeOutSec: 0, reframe: 'off' };
  return planVibeEdit(
    { ...untouched, durationSec, segments: [{ ...segment, zoom: 1, muted: false, volume: 1 }] },
    {
      sources: new Map([['film', source]]),
      framings: new Map(),
      captions: { style: null, words: [] },
    },
    editFormat('source', { width, height, fps: 25 }),
  );
}

function exported(host: (typeof HOSTS)[number], film: FixtureName, plan: CompositionPlan): Promise<string> {
  const { folder, fixtures, harness, node } = bench();
  const files = { film };
  return host === 'Node'
    ? node.render(fixtures, files, plan, 'copied.mp4')
    : renderFixtures(harness, fixtures, files, plan, join(folder, 'copied.mp4'));
}

/** A digest of every packet of both tracks, and where playing begins in them. */
async function tracksOf(path: string) {
  const file = await readFile(path);
  const { tracks } = await acceptMp4(path);
  const [picture, sound] = (['vide', 'soun'] as const).map((wanted) => {
    const track = tracks.find(({ handler }) => handler === wanted);
    if (track === undefined) throw new Error(`${path} has no ${wanted}.`);
    const { samples, startsAt, durationSec } = track;
    const packets = samples.map(({ offset, sizeBytes }) =>
      createHash('sha256')
        .update(file.subarray(offset, offset + sizeBytes))
        .digest('base64'),
    );
    return { packets, startsAt, durationSec };
  });
  return { picture: picture!, sound: sound! };
}

async function heard(path: string): Promise<Float32Array> {
  const raw = await ffmpegBytes('-i', path, '-map', 'a', '-ar', String(RATE), '-ac', '2', '-f', 'f32le');
  return new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength));
}

/** The largest difference between a sound and that of a film from a second on. */
function apart(sound: Float32Array, film: Float32Array, fromSec: number, lengthSec: number): number {
  const samples = sound.subarray(0, 2 * lengthSec * RATE);
  expect(samples).toHaveLength(2 * lengthSec * RATE);
  return samples.reduce(
    (most, value, at) => Math.max(most, Math.abs(value - film[at + 2 * fromSec * RATE]!)),
    0,
  );
}

/** One line for each decoded frame. */
async function seen(path: string): Promise<string[]> {
  const listed = await ffmpegBytes('-i', path, '-map', 'v', '-f', 'framemd5');
  const lines = listed.toString().split('\n');
  return lines.filter((line) => /^\d/.test(line)).map((line) => line.split(',').at(-1)!.trim());
}

for (const host of HOSTS) {
  test(`a whole film at the level of exports is copied by ${host}`, async () => {
    const { fixtures } = bench();
    const original = await tracksOf(await fixtures.path('levelled.mp4'));
    const path = await exported(host, 'levelled.mp4', planOf(640, 360, 0, 6));
    const copy = await tracksOf(path);
    expect(copy.picture.packets).toEqual(original.picture.packets);
    expect(copy.sound.packets).toEqual(original.sound.packets.slice(0, copy.sound.packets.length));
    expect(original.sound.packets.length - copy.sound.packets.length).toBeLessThanOrEqual(1);
    expect(copy.sound.startsAt).toBe(original.sound.startsAt);
    expect(Math.abs(copy.sound.durationSec - 6)).toBeLessThan(1 / RATE);
    expect(apart(await heard(path), await heard(await fixtures.path('levelled.mp4')), 0, 6)).toBe(0);
  });

  test(`a stretch between key frames is copied by ${host}, its sound exact to the sample`, async () => {
    const { fixtures } = bench();
    const film = await fixtures.path('levelled.mp4');
    const original = await tracksOf(film);
    const path = await exported(host, 'levelled.mp4', planOf(640, 360, 2, 6));
    const copy = await tracksOf(path);
    expect(copy.picture.packets).toEqual(original.picture.packets.slice(50));
    expect(await seen(path)).toEqual((await seen(film)).slice(50));
    // What plays first is the very sample of the source's third second, with a whole packet before it.
    const from = (original.sound.startsAt + 2 * RATE - copy.sound.startsAt) / 1024;
    expect(copy.sound.startsAt).toBeGreaterThanOrEqual(1024);
    expect(copy.sound.packets).toEqual(original.sound.packets.slice(from, from + copy.sound.packets.length));
    expect(Math.abs(copy.sound.durationSec - 4)).toBeLessThan(1 / RATE);
    expect(apart(await heard(path), await heard(film), 2, 4)).toBeLessThan(1e-4);
  });

  test(`what begins between key frames or cuts a tone is made anew by ${host}`, async () => {
    const { fixtures } = bench();
    const original = await tracksOf(await fixtures.path('levelled.mp4'));
    const copy = await tracksOf(await exported(host, 'levelled.mp4', planOf(640, 360, 2.6, 5)));
    expect(copy.picture.packets).toHaveLength(60);
    // Silence is the same packet whoever encodes it, and comes again and again.
    const all = [...original.picture.packets, ...original.sound.packets];
    const known = new Set(all.filter((packet) => all.indexOf(packet) === all.lastIndexOf(packet)));
    expect(copy.picture.packets.filter((packet) => known.has(packet))).toEqual([]);
    const sound = copy.sound.packets.slice(1, -1);
    expect(sound.filter((packet) => known.has(packet)).length).toBeLessThan(3);
  });

  test(`what ${host} makes of a film after its sound is over is silent, and whole`, async () => {
    const samples = await heard(await exported(host, 'sound-ends.mp4', planOf(640, 360, 3, 5)));
    expect(Math.abs(samples.length / 2 - 2 * RATE)).toBeLessThanOrEqual(1024);
    expect(samples.every((value) => Math.abs(value) < 1e-4)).toBe(true);
  });

  test(`the picture alone is copied by ${host} where its sound is brought to the level of exports`, async () => {
    const { fixtures } = bench();
    const film = await fixtures.path('talker.mp4');
    const path = await exported(host, 'talker.mp4', planOf(1280, 720, 0, 3));
    const [original, copy] = [await tracksOf(film), await tracksOf(path)];
    expect(copy.picture.packets).toEqual(original.picture.packets);
    expect(await seen(path)).toEqual(await seen(film));
    expect(Math.abs((await measureLoudness('-i', film)).integrated + 14)).toBeGreaterThan(0.5);
    expect(Math.abs((await measureLoudness('-i', path)).integrated + 14)).toBeLessThan(0.5);
  });
}
