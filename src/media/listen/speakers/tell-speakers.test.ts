import { describe, expect, it } from 'vitest';
import { problem } from '../../../contract/problems/problem.ts';
import { silentFile, soundFile } from '../../../testing/media/sound-file.ts';
import { SpeechModelError } from '../speech/recogniser.ts';
import { POWERSET_CLASSES } from './powerset.ts';
import { tellSpeakers } from './tell-speakers.ts';
import type { VoiceListener } from './voice-listener.ts';

const RATE = 1000;
const FRAME = 50;

/** Somebody's voice is a level: 0.2 is Anna's, 0.4 Bruno's, and 0.6 is both at once. */
const levels = (...parts: readonly (readonly [level: number, seconds: number])[]) =>
  soundFile(RATE, [
    {
      startSec: 0,
      samples: Float32Array.from(
        parts.flatMap(([level, seconds]) => new Array<number>(seconds * RATE).fill(level)),
      ),
    },
  ]);

/** Calls whom it hears first in a window its first speaker, as the real model may. */
function hearingLevels(before: () => void = () => undefined) {
  const heard: Float32Array[] = [];
  const listener: VoiceListener = {
    sampleRate: RATE,
    segment: async (samples) => {
      before();
      const frames = Array.from({ length: samples.length / FRAME }, (_, at) =>
        Math.round(5 * (samples[at * FRAME + 25] ?? 0)),
      );
      const first = frames.find((level) => level === 1 || level === 2) ?? 1;
      const classOf = (level: number): number =>
        level === 0 ? 0 : level === 3 ? 4 : level === first ? 1 : 2;
      return Float32Array.from(
        frames.flatMap((level) => {
          const scores = new Array<number>(POWERSET_CLASSES).fill(0);
          scores[classOf(level)] = 1;
          return scores;
        }),
      );
    },
    embed: async (samples) => {
      heard.push(samples);
      const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
      return Float32Array.of(Math.cos(8 * mean), Math.sin(8 * mean));
    },
  };
  return { listener, heard };
}

async function told(file: Blob, { listener } = hearingLevels()) {
  const progress: number[] = [];
  const call = { signal: new AbortController().signal, onProgress: (share: number) => progress.push(share) };
  const result = await tellSpeakers(file, async () => listener, call);
  if (result.status !== 'done') throw new Error(result.problem.code);
  const turns = result.turns.map(({ speaker, startSec, endSec }) => [
    speaker,
    Math.round(startSec * 10) / 10,
    Math.round(endSec * 10) / 10,
  ]);
  return { turns, progress };
}

describe('telling speakers apart', () => {
  it('follows two people over the windows of a source', async () => {
    const film = await levels([0.4, 8], [0, 2], [0.2, 9], [0.4, 7], [0, 3], [0.2, 4]);
    const { turns, progress } = await told(film);
    expect(turns).toEqual([
      [0, 0, 8],
      [1, 10, 19],
      [0, 19, 26],
      [1, 29, 33],
    ]);
    expect(progress.at(-1)).toBe(1);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });

  it('knows a voice by what it says alone, a few seconds of it', async () => {
    const listening = hearingLevels();
    const film = await levels([0.2, 4], [0.6, 2], [0.4, 4]);
    const { turns } = await told(film, listening);
    expect(turns).toEqual([
      [0, 0, 6],
      [1, 4, 10],
    ]);
    for (const samples of listening.heard) {
      expect(samples.length).toBeLessThanOrEqual(4 * RATE);
      expect(Math.max(...samples) - Math.min(...samples)).toBeLessThan(0.1);
    }
  });

  it('finds nobody in silence, or without sound', async () => {
    expect((await told(await levels([0, 12]))).turns).toEqual([]);
    expect((await told(await silentFile())).turns).toEqual([]);
  });

  it('says why it could not', async () => {
    const broken = hearingLevels(() => {
      throw new SpeechModelError(problem('model_failed', { model: 'one' }));
    });
    const call = { signal: new AbortController().signal, onProgress: () => undefined };
    expect(await tellSpeakers(await levels([0.2, 3]), async () => broken.listener, call)).toEqual({
      status: 'unavailable',
      problem: problem('model_failed', { model: 'one' }),
    });
  });

  it('passes on what is not the fault of a model, and stops when told to', async () => {
    const stop = new AbortController();
    const call = { signal: stop.signal, onProgress: () => undefined };
    const film = await levels([0.2, 3]);
    const broken = hearingLevels(() => {
      throw new TypeError('It is broken.');
    });
    await expect(tellSpeakers(film, async () => broken.listener, call)).rejects.toThrow('It is broken.');
    const { listener } = hearingLevels(() => stop.abort(new Error('Enough.')));
    await expect(tellSpeakers(film, async () => listener, call)).rejects.toThrow('Enough.');
  });
});
