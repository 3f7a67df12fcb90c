/** Measures the whole sound of a composition, then gives it at the loudness of an export. */
import type { Stereo } from '../../sound/stereo.ts';
import { levelGain } from './level-gain.ts';
import { LoudnessMeter, type LoudnessProfile } from './loudness-meter.ts';
import { PeakLimiter } from './peak-limiter.ts';

const SAMPLE_RATE = 48_000;

/** Reads `sound` to its end and keeps none of it. Rejects with the signal's reason when stopped. */
export async function measureGain(sound: AsyncIterable<Stereo>, signal: AbortSignal): Promise<number> {
  return levelGain(await hearSound(sound, signal));
}

/** The same, for the whole profile. `isEnough` is asked ever more rarely whether to stop before the end. */
export async function hearSound(
  sound: AsyncIterable<Stereo>,
  signal: AbortSignal,
  isEnough?: (profile: LoudnessProfile) => boolean,
): Promise<LoudnessProfile> {
  const meter = new LoudnessMeter();
  let heard = 0;
  let askAt = SAMPLE_RATE;
  for await (const block of sound) {
    signal.throwIfAborted();
    meter.push(block);
    heard += block.left.length;
    if (heard < askAt) continue;
    if (isEnough?.(meter.profile)) break;
    askAt = 2 * heard;
  }
  return meter.profile;
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
