/** Measures the whole sound of a composition, then gives it at the loudness of an export. */
import type { Stereo } from '../../listen/stereo.ts';
import { levelGain } from './level-gain.ts';
import { LoudnessMeter } from './loudness-meter.ts';
import { PeakLimiter } from './peak-limiter.ts';

/** Reads `sound` to its end and keeps none of it. Rejects with the signal's reason when stopped. */
export async function measureGain(sound: AsyncIterable<Stereo>, signal: AbortSignal): Promise<number> {
  const meter = new LoudnessMeter();
  for await (const block of sound) {
    signal.throwIfAborted();
    meter.push(block);
  }
  return levelGain(meter.profile);
}

/** As many samples as `sound` has, each in its place, no peak above the limiter's ceiling; none before the gain is known. */
export async function* levelSound(
  sound: AsyncIterable<Stereo>,
  gain: number | Promise<number>,
): AsyncGenerator<Stereo, void> {
  const limiter = new PeakLimiter(await gain);
  for await (const block of sound) yield limiter.push(block);
  yield limiter.finish();
}
