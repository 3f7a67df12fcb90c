/** Sound as recognisers hear it: 16 kHz, one channel, 16 bits, little end first, without a head. */
import { WAV_SAMPLE_BYTES, wavHead } from './wav-head.ts';

export const SPEECH_RATE = 16_000;
export const SPEECH_BYTES_PER_SEC = SPEECH_RATE * WAV_SAMPLE_BYTES;

/** A stretch of such sound as a WAV file, read into memory: 9.6 MB for five minutes. */
export async function speechWave(pcm: Blob, startSec: number, endSec: number): Promise<Blob> {
  const byteAt = (sec: number): number => Math.round(sec * SPEECH_RATE) * WAV_SAMPLE_BYTES;
  const data = await pcm.slice(byteAt(startSec), byteAt(endSec)).arrayBuffer();
  return new Blob([wavHead(data.byteLength, SPEECH_RATE), data], { type: 'audio/wav' });
}
