/** Makes one spoken sentence ready to be joined: silence off both ends, equal loudness, soft edges. In one place. */

/** -46 dB below full scale; what eSpeak leaves between words is digital silence. */
const QUIET = 0.005;
const KEEP_BEFORE_SEC = 0.01;
const KEEP_AFTER_SEC = 0.04;
const FADE_SEC = 0.006;
/** Root mean square of the sounding part, about -19 dB: loud speech that leaves room for its peaks. */
const TARGET_RMS = 0.11;
const PEAK_MAX = 0.89;

export interface MasteredSpeech {
  readonly samples: Float32Array<ArrayBuffer>;
  /** What was cut off the start. */
  readonly trimmedSec: number;
}

export function masterSpeech(samples: Float32Array, sampleRate: number): MasteredSpeech {
  const first = samples.findIndex((value) => Math.abs(value) > QUIET);
  if (first === -1) return { samples: new Float32Array(0), trimmedSec: 0 };
  const last = samples.findLastIndex((value) => Math.abs(value) > QUIET);
  const start = Math.max(0, first - Math.round(KEEP_BEFORE_SEC * sampleRate));
  const end = Math.min(samples.length, last + 1 + Math.round(KEEP_AFTER_SEC * sampleRate));
  const kept = samples.slice(start, end);
  scale(kept);
  fade(kept, Math.round(FADE_SEC * sampleRate));
  return { samples: kept, trimmedSec: start / sampleRate };
}

/** End of the last sound between two times, for ends of words; the start where there is none. */
export function lastSoundSec(
  samples: Float32Array,
  sampleRate: number,
  startSec: number,
  endSec: number,
): number {
  const from = Math.max(0, Math.round(startSec * sampleRate));
  for (let at = Math.min(samples.length, Math.round(endSec * sampleRate)) - 1; at >= from; at -= 1)
    if (Math.abs(samples[at] as number) > QUIET) return (at + 1) / sampleRate;
  return startSec;
}

function scale(samples: Float32Array): void {
  let power = 0;
  let sounding = 0;
  let peak = 0;
  for (const value of samples) {
    const size = Math.abs(value);
    peak = Math.max(peak, size);
    if (size <= QUIET) continue;
    power += value * value;
    sounding += 1;
  }
  if (sounding === 0) return;
  const gain = Math.min(TARGET_RMS / Math.sqrt(power / sounding), PEAK_MAX / peak);
  for (let at = 0; at < samples.length; at += 1) samples[at] = (samples[at] as number) * gain;
}

function fade(samples: Float32Array, wantedLength: number): void {
  const length = Math.min(wantedLength, samples.length >> 1);
  for (let at = 0; at < length; at += 1) {
    const gain = 0.5 - 0.5 * Math.cos((Math.PI * at) / length);
    const mirrored = samples.length - 1 - at;
    samples[at] = (samples[at] as number) * gain;
    samples[mirrored] = (samples[mirrored] as number) * gain;
  }
}
