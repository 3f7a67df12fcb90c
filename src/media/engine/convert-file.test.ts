/** Films of two microphones, a sound each, as recorders of QuickTime write them. Sound as it is (PCM) needs no decoder. */
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { convertInPlace } from '../../testing/media/convert-in-place.ts';
import { ffmpeg } from '../../testing/media/run-ffmpeg.ts';
import { toneHz } from '../../testing/media/tone-hz.ts';
import { probeMedia } from '../probe/probe-media.ts';
import { convertFile } from './convert-file.ts';

const CARD = ['-f', 'lavfi', '-i', 'testsrc2=s=96x64:r=25:d=2'];
const tone = (frequency: number): string[] => ['-f', 'lavfi', '-i', `sine=f=${frequency}:r=48000:d=2`];
const MAPS = ['-map', '0', '-map', '1', '-map', '2'];
const CODED = ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '2', '-c:a', 'pcm_s16le'];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convert-file-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function made(name: string, ...args: readonly string[]): Promise<string> {
  const path = join(folder, name);
  await ffmpeg(...CARD, ...tone(400), ...tone(700), ...MAPS, ...CODED, ...args, path);
  return path;
}

const isHeardOtherwise = async (path: string): Promise<boolean> =>
  (await probeMedia(await openAsBlob(path))).isHeardOtherwise;

describe('a film of two microphones', () => {
  it.each([
    ['usual.mov', []],
    ['both-on.mov', ['-disposition:a', 'default']],
    ['late.mov', ['-output_ts_offset', '5']],
  ] as const)('has one on each side, and its pictures as they are: %s', async (name, args) => {
    const path = await made(name, ...args);
    expect(await isHeardOtherwise(path)).toBe(true);
    const target = `${path}.mp4`;
    const { conversion } = await convertInPlace(convertFile, path, target);
    expect(conversion).toEqual({ kind: 'converted' });
    expect(await isHeardOtherwise(target)).toBe(false);
    expect(await toneHz(target, 'c0')).toBeCloseTo(400, -1);
    expect(await toneHz(target, 'c1')).toBeCloseTo(700, -1);
    const { durationSec, beginsLate, fps } = await probeMedia(await openAsBlob(target));
    expect({ durationSec, beginsLate, fps }).toEqual({
      durationSec: expect.closeTo(2, 1),
      beginsLate: false,
      fps: 25,
    });
  });

  it('stands upright afterwards', async () => {
    const turned = join(folder, 'turned.mov');
    const lying = await made('lying.mov');
    await ffmpeg('-i', lying, '-map', '0', '-c', 'copy', '-metadata:s:v', 'rotate=90', turned);
    await convertInPlace(convertFile, turned, `${turned}.mp4`);
    const { widthPx, heightPx } = await probeMedia(await openAsBlob(`${turned}.mp4`));
    expect([widthPx, heightPx]).toEqual([64, 96]);
  });
});

describe('two sounds that are no sides of one', () => {
  it.each([
    ['languages.mov', ['-metadata:s:a:0', 'language=ita', '-metadata:s:a:1', 'language=eng']],
    ['names.mov', ['-metadata:s:a:0', 'title=Mix', '-metadata:s:a:1', 'title=Microphone']],
    ['lengths.mov', ['-filter:a:1', 'atrim=end=1.5']],
    ['stereo.mov', ['-ac:a:1', '2']],
    ['silent.mov', ['-filter:a:1', 'volume=0']],
    ['film.mkv', []],
  ] as const)('stay as they are: %s', async (name, args) => {
    expect(await isHeardOtherwise(await made(name, ...args))).toBe(false);
  });
});
