/** Measures the whole sound of a composition, then gives it at the loudness of an export. */
import type { Stereo } from '../../listen/stereo.ts';
import type { MediaCall } from '../../media-call.ts';
import { CLIP_SAMPLE_RATE } from './clip-sound.ts';
import { levelGain } from './level-gain.ts';
import { LoudnessMeter } from './loudness-meter.ts';
import { PeakLimiter } from './peak-limiter.ts';

const REPORT_EVERY_SEC = 2;

/** Reads `sound` to its end and keeps none of it. Progress is 0 to 1 of this alone. */
export async function measureGain(
  sound: AsyncIterable<Stereo>,
  durationSec: number,
  { signal, onProgress }: MediaCall,
): Promise<number> {
  const meter = new LoudnessMeter();
  let heard = 0;
  let reportAt = 0;
  for await (const block of sound) {
    signal.throwIfAborted();
    meter.push(block);
    heard += block.left.length;
    if (heard < reportAt) continue;
    reportAt = heard + REPORT_EVERY_SEC * CLIP_SAMPLE_RATE;
    onProgress(Math.min(1, heard / (durationSec * CLIP_SAMPLE_RATE)), 'listen');
  }
  return levelGain(meter.profile);
}

/** As many samples as `sound` has, each in its place, no peak above the limiter's ceiling. */
export async function* levelSound(sound: AsyncIterable<Stereo>, gain: number): AsyncGenerator<Stereo, void> {
  const limiter = new PeakLimiter(gain);
  for await (const block of sound) yield limiter.push(block);
  yield limiter.finish();
}
