/** Voices and audio separation of the browser's media engine, under the product's policy, read back by ffmpeg. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Stereo } from '../../src/media/sound/stereo.ts';
import { type MadeMix, MIX_RATE, makeMix, siSdrDb } from '../../src/testing/media/made-mix.ts';
import { ffmpeg, ffmpegBytes, ffprobe } from '../../src/testing/media/run-ffmpeg.ts';
import { mediaBench } from '../harness/media-bench.ts';

const bench = mediaBench();
const MIX_SEC = 12;

let mix: MadeMix;
const asked: string[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const { folder, harness } = bench();
  mix = await makeMix(MIX_SEC, 1);
  await writeFile(join(folder, 'mix.f32'), interleaved(mix.mix));
  await ffmpeg(
    ...['-f', 'f32le', '-ar', String(MIX_RATE), '-ac', '2', '-i', join(folder, 'mix.f32')],
    ...['-f', 'lavfi', '-i', 'color=s=160x90:r=5', '-shortest', '-c:v', 'libx264', '-preset', 'ultrafast'],
    ...['-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '256k', join(folder, 'mix.mp4')],
  );
  harness.page.on('request', (request) => asked.push(request.url()));
  await harness.choose(join(folder, 'mix.mp4'));
});

test('separation brings out the voice and leaves the voices of the synthesiser unloaded', async () => {
  const { folder, harness } = bench();
  const file = await harness.page.evaluate(() =>
    mediaHarness.engine.run(
      'separate',
      { file: 'mix.mp4', keep: 'vocals', outputFile: 'assets/vocals.mp3' },
      mediaHarness.callOf('separate'),
    ),
  );
  expect(file.durationSec).toBeCloseTo(MIX_SEC, 1);
  const path = join(folder, 'vocals.mp3');
  await harness.save('assets/vocals.mp3', path);
  const heard = await decoded(path);
  expect(siSdrDb(aligned(heard, mix.voice), mix.voice)).toBeGreaterThan(7);
  expect(asked.filter((url) => url.includes('espeak'))).toEqual([]);
});

test('separation that is stopped ends at once', async () => {
  const { harness } = bench();
  const ended = await harness.page.evaluate(async () => {
    const call = mediaHarness.callOf('stopped');
    const work = mediaHarness.engine.run(
      'separate',
      { file: 'mix.mp4', keep: 'instrumental', outputFile: 'assets/stopped.mp3' },
      call,
    );
    mediaHarness.stop('stopped');
    return work.then(
      () => 'done',
      (error: Error) => error.name,
    );
  });
  expect(ended).toBe('AbortError');
});

test('speaking writes one MP3 a text with the times of its words', async () => {
  const { folder, harness } = bench();
  const files = await harness.page.evaluate(() =>
    mediaHarness.engine.run(
      'speak',
      {
        texts: [
          { text: 'A page can speak. It needs no server.', voice: 'en-isla', outputFile: 'assets/en.mp3' },
          { text: 'Anche in italiano, se serve.', voice: 'it-bruno', outputFile: 'assets/it.mp3' },
        ],
      },
      mediaHarness.callOf('speak'),
    ),
  );
  expect(files.map((file) => file.words.map((word) => word.text).join(' '))).toEqual([
    'A page can speak. It needs no server.',
    'Anche in italiano, se serve.',
  ]);
  for (const [index, name] of ['en.mp3', 'it.mp3'].entries()) {
    const path = join(folder, name);
    await harness.save(`assets/${name}`, path);
    const streams = await ffprobe(path);
    expect(streams[0]).toMatchObject({ codec_name: 'mp3', sample_rate: '44100', channels: 1 });
    const { left } = await decoded(path);
    expect(left.length / MIX_RATE).toBeCloseTo(files[index]?.durationSec ?? 0, 0);
    expect(left.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0)).toBeGreaterThan(0.2);
  }
  const stages = await harness.page.evaluate(() => mediaHarness.progress('speak'));
  expect(stages.at(-1)).toEqual({ progress: 1, stage: 'speak' });
});

function interleaved({ left, right }: Stereo): Uint8Array {
  const both = new Float32Array(left.length * 2);
  for (let at = 0; at < left.length; at += 1) {
    both[2 * at] = left[at] as number;
    both[2 * at + 1] = right[at] as number;
  }
  return new Uint8Array(both.buffer);
}

async function decoded(path: string): Promise<Stereo> {
  const bytes = await ffmpegBytes('-i', path, '-ac', '2', '-ar', String(MIX_RATE), '-f', 'f32le');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = Math.floor(bytes.byteLength / 8);
  const channel = (offset: number) =>
    Float32Array.from({ length }, (_, at) => view.getFloat32(at * 8 + offset, true));
  return { left: channel(0), right: channel(4) };
}

/** MP3 and AAC put silence before the sound: `heard` moved to where it is most like `meant`. */
function aligned(heard: Stereo, meant: Stereo): Stereo {
  let best = { lag: 0, likeness: Number.NEGATIVE_INFINITY };
  for (let lag = 0; lag < 4000; lag += 1) {
    let likeness = 0;
    for (let at = MIX_RATE; at < 3 * MIX_RATE; at += 3)
      likeness += (heard.left[at + lag] as number) * (meant.left[at] as number);
    if (likeness > best.likeness) best = { lag, likeness };
  }
  const moved = (channel: Float32Array) =>
    Float32Array.from({ length: meant.left.length }, (_, at) => channel[at + best.lag] ?? 0);
  return { left: moved(heard.left), right: moved(heard.right) };
}
