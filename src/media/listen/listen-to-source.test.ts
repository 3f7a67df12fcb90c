import { describe, expect, it } from 'vitest';
import { packetFile, silentFile, soundFile } from '../../testing/media/sound-file.ts';
import { listenToSource } from './listen-to-source.ts';

const RATE = 1000;
const sine = (sec: number, size: number) =>
  Float32Array.from({ length: sec * RATE }, (_, at) => size * Math.sin((2 * Math.PI * at) / 10));

const listen = async (file: Blob, signal = new AbortController().signal) => {
  const told: number[] = [];
  const onProgress = (progress: number, stage: string) => {
    expect(stage).toBe('listen');
    told.push(progress);
  };
  return { ...(await listenToSource(file, { onProgress, signal })), told };
};

describe('listening to a source', () => {
  it('tells how loud each step is, its peak and where the pauses are', async () => {
    const sound = await soundFile(RATE, [
      { startSec: 0, samples: sine(3, 0.5) },
      { startSec: 4, samples: sine(3, 0.1) },
    ]);
    const { loudnessDb, peaks, stepSec, silences } = await listen(sound);
    expect(stepSec).toBe(0.02);
    expect(loudnessDb).toHaveLength(350);
    const at = (sec: number) => [loudnessDb[sec / stepSec], peaks[sec / stepSec]];
    expect(at(1)).toEqual([-9, 0.476]);
    expect(at(3)).toEqual([-100, 0]);
    expect(at(5)).toEqual([-23, 0.095]);
    expect(silences).toEqual([{ startSec: 3, endSec: 4 }]);
  });

  it.each([
    [2001, 0.04],
    [4001, 0.1],
  ])(
    'keeps of %d seconds steps of %d: of joined ones the mean power and the highest peak',
    async (sec, step) => {
      const samples = new Float32Array(sec * RATE);
      for (let at = 0; at < samples.length; at += step * RATE) samples.fill(0.5, at, at + (step * RATE) / 2);
      const { loudnessDb, peaks, stepSec } = await listen(await soundFile(RATE, [{ startSec: 0, samples }]));
      expect(stepSec).toBe(step);
      expect(loudnessDb).toHaveLength(sec / step);
      expect(new Set(loudnessDb)).toEqual(new Set([-9]));
      expect(new Set(peaks)).toEqual(new Set([0.5]));
    },
  );

  it('says every 20 seconds of sound how far it is, and at last that it is done', async () => {
    const file = await soundFile(RATE, [{ startSec: 0, samples: sine(50, 0.1) }]);
    const { told } = await listen(file);
    expect(told.map((progress) => progress.toFixed(1))).toEqual(['0.4', '0.8', '1.0']);
  });

  it('is never further than at its end, also where a file says that it is shorter', async () => {
    const { told } = await listen(await soundFile(RATE, [{ startSec: 0, samples: sine(40, 0.1) }]));
    expect(told).toEqual([expect.closeTo(0.5, 1), 1, 1]);
  });

  it('stops when it is asked to', async () => {
    const file = await soundFile(RATE, [{ startSec: 0, samples: sine(1, 0.1) }]);
    await expect(listen(file, AbortSignal.abort(new Error('Enough.')))).rejects.toThrow('Enough.');
  });

  it('gives nothing for a source without sound', async () => {
    const nothing = { loudnessDb: [], peaks: [], stepSec: 0.02, silences: [] };
    expect(await listen(await silentFile())).toEqual({ ...nothing, told: [] });
  });

  it('names the format of sound that cannot be decoded', async () => {
    await expect(listen(await packetFile('opus', 3))).rejects.toMatchObject({
      problem: { code: 'no_sound_decoder', values: { codec: 'Opus' } },
    });
  });
});
