import { describe, expect, it } from 'vitest';
import { type SoundStretch, soundFile } from '../../../testing/media/sound-file.ts';
import { openSource } from '../../probe/open-source.ts';
import { soundWindows } from './sound-windows.ts';
import { OVERLAP_SEC, WINDOW_SEC } from './window-words.ts';

const RATE = 100;

/** Each second at a level of its own, so that a sample says when it was. */
const stairs = (fromSec: number, toSec: number): SoundStretch => ({
  startSec: fromSec,
  samples: Float32Array.from({ length: (toSec - fromSec) * RATE }, (_, at) => level(fromSec + at / RATE)),
});
const level = (sec: number) => (Math.floor(sec) + 1) / 100;

async function windowsOf(stretches: readonly SoundStretch[], sampleRate: number, fromIndex?: number) {
  using source = await openSource(await soundFile(RATE, stretches));
  const windows = [];
  for await (const { index, samples, last } of soundWindows(source, sampleRate, fromIndex)) {
    // In the middle of each second, where the resampler hears no step.
    const heard = Array.from({ length: samples.length / sampleRate }, (_, sec) =>
      Number(samples[(sec + 0.5) * sampleRate]?.toFixed(2)),
    );
    windows.push({ index, lengthSec: samples.length / sampleRate, heard, last });
  }
  return windows;
}

const seconds = (fromSec: number, toSec: number) =>
  Array.from({ length: toSec - fromSec }, (_, sec) => level(fromSec + sec));
const EACH_SEC = WINDOW_SEC - OVERLAP_SEC;

describe('windows of sound', () => {
  it.each([RATE, RATE * 2])('overlap, say which is the last, and are heard at %d Hz', async (sampleRate) => {
    expect(await windowsOf([stairs(0, 40), stairs(40, 70)], sampleRate)).toEqual([
      { index: 0, lengthSec: WINDOW_SEC, heard: seconds(0, WINDOW_SEC), last: false },
      { index: 1, lengthSec: WINDOW_SEC, heard: seconds(EACH_SEC, EACH_SEC + WINDOW_SEC), last: false },
      { index: 2, lengthSec: 70 - 2 * EACH_SEC, heard: seconds(2 * EACH_SEC, 70), last: true },
    ]);
  });

  it('begin with the one that is asked for', async () => {
    const talk = [stairs(0, 70)];
    expect(await windowsOf(talk, RATE, 1)).toEqual((await windowsOf(talk, RATE)).slice(1));
  });

  it('end with a full one where the sound does', async () => {
    expect(await windowsOf([stairs(0, WINDOW_SEC)], RATE)).toMatchObject([
      { lengthSec: WINDOW_SEC, last: true },
    ]);
  });

  it('hold silence where a source has no sound for a while', async () => {
    const [window, ...more] = await windowsOf([stairs(0, 2), stairs(4, 6)], RATE);
    expect(more).toEqual([]);
    expect(window?.heard).toEqual([...seconds(0, 2), 0, 0, ...seconds(4, 6)]);
  });
});
