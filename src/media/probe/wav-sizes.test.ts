import { describe, expect, it } from 'vitest';
import { WAV_HEAD_BYTES, wavHead, wavSamples } from '../sound/wav-head.ts';
import { probeMedia } from './probe-media.ts';

const RATE = 8000;
const samples = wavSamples(Float32Array.from({ length: 2 * RATE }, (_, at) => 0.5 * Math.sin(at / 9)));

/** Two seconds of sound below what a recorder wrote of its sizes, with `tail` behind it. */
function wavOf(riffBytes: number, dataBytes: number, tail = ''): Blob {
  const head = wavHead(samples.byteLength, RATE);
  head.setUint32(4, riffBytes, true);
  head.setUint32(WAV_HEAD_BYTES - 4, dataBytes, true);
  return new Blob([head, samples, tail]);
}

describe('a WAV', () => {
  it.each([
    ['whose recorder lost its power', 0, 0],
    ['whose recorder counted its head alone', 36, 0],
    ['that was written into a pipe', 2 ** 32 - 1, 2 ** 32 - 1],
    ['that says nothing but how long its sound is', 0, samples.byteLength],
  ])('%s lasts as long as there is sound', async (_, riffBytes, dataBytes) => {
    expect((await probeMedia(wavOf(riffBytes, dataBytes))).durationSec).toBe(2);
  });

  it('ends where it says, whatever is behind it', async () => {
    const tail = `data\u0010\0\0\0${'x'.repeat(16)}`;
    const whole = wavOf(WAV_HEAD_BYTES - 8 + samples.byteLength, samples.byteLength, tail);
    expect((await probeMedia(whole)).durationSec).toBe(2);
  });
});
