import { describe, expect, it } from 'vitest';
import { packetFile, silentFile, soundFile } from '../../../testing/media/sound-file.ts';
import { SPEECH_RATE, speechWave } from '../../sound/speech-pcm.ts';
import { extractSound } from './extract-sound.ts';

const RATE = 48_000;
const tone = (sec: number) =>
  Float32Array.from({ length: sec * RATE }, (_, at) => 0.5 * Math.sin((2 * Math.PI * 440 * at) / RATE));

async function extract(file: Blob, signal = new AbortController().signal) {
  let pcm = new Uint8Array();
  const told: number[] = [];
  const writer = {
    write(bytes: Uint8Array, position: number) {
      const whole = new Uint8Array(Math.max(pcm.length, position + bytes.length));
      whole.set(pcm);
      whole.set(bytes, position);
      pcm = whole;
    },
  };
  const result = await extractSound(file, writer, { onProgress: (share) => told.push(share), signal });
  return { result, pcm: new Blob([pcm]), told };
}

describe('the sound for recognisers elsewhere', () => {
  it('is all of it at 16 kHz, with silence where there is none, and says where it pauses', async () => {
    const file = await soundFile(RATE, [
      { startSec: 0, samples: tone(3) },
      { startSec: 4, samples: tone(3) },
    ]);
    const { result, pcm, told } = await extract(file);
    expect(result).toEqual({
      status: 'done',
      durationSec: 7,
      silences: [{ startSec: expect.closeTo(3, 1), endSec: expect.closeTo(4, 1) }],
    });
    expect(pcm.size).toBe(7 * SPEECH_RATE * 2);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
    const peakIn = async (startSec: number, endSec: number) => {
      const wave = await speechWave(pcm, startSec, endSec);
      const samples = new Int16Array(await wave.slice(44).arrayBuffer());
      expect(samples).toHaveLength((endSec - startSec) * SPEECH_RATE);
      return Math.max(...samples) / 32_767;
    };
    expect(await peakIn(1, 2)).toBeCloseTo(0.5, 1);
    expect(await peakIn(3.25, 3.75)).toBe(0);
    expect(await peakIn(5, 6)).toBeCloseTo(0.5, 1);
  });

  it('is none where there is no sound, or no decoder for it', async () => {
    expect((await extract(await silentFile())).result).toMatchObject({ reason: 'no_sound' });
    expect((await extract(await packetFile('opus', 3))).result).toMatchObject({
      reason: 'no_decoder',
      problem: { code: 'no_sound_decoder_for_words' },
    });
  });

  it('stops when it is asked to', async () => {
    const file = await soundFile(RATE, [{ startSec: 0, samples: tone(1) }]);
    await expect(extract(file, AbortSignal.abort(new Error('Enough.')))).rejects.toThrow('Enough.');
  });
});
