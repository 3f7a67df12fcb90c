/**
 * Speed and remaining time of a transfer, from samples of how many bytes are through. Over a minute, because that is
 * what a service's budget of requests is over: what goes out in one go and then waits has one speed, and no jumps.
 */
export interface SpeedMeter {
  /** @param sentBytes bytes through so far, in total. */
  sample(sentBytes: number, nowMs: number): void;
  /** Forgets the speed, not the bytes: after a pause, old samples would lie. */
  restart(): void;
  /** null until there is enough to tell. @param nowMs where nothing came since the last sample, that counts too. */
  bytesPerSec(nowMs?: number): number | null;
}

const OVER_MS = 60_000;

interface Sample {
  readonly bytes: number;
  readonly atMs: number;
}

export function createSpeedMeter(): SpeedMeter {
  let samples: Sample[] = [];
  return {
    sample(bytes, atMs) {
      if (samples.at(-1)?.atMs === atMs) samples.pop();
      samples.push({ bytes, atMs });
      const firstKept = samples.findLastIndex((one) => one.atMs <= atMs - OVER_MS);
      if (firstKept > 0) samples = samples.slice(firstKept);
    },
    restart() {
      samples = [];
    },
    bytesPerSec(nowMs) {
      const [first, last] = [samples[0], samples.at(-1)];
      if (first === undefined || last === undefined || last.atMs <= first.atMs) return null;
      const sampled = ((last.bytes - first.bytes) / (last.atMs - first.atMs)) * 1000;
      if (nowMs === undefined || nowMs <= last.atMs) return sampled;
      const sinceMs = Math.max(first.atMs, nowMs - OVER_MS);
      const before = samples.findLast((one) => one.atMs <= sinceMs) ?? first;
      return Math.min(sampled, ((last.bytes - before.bytes) / (nowMs - sinceMs)) * 1000);
    },
  };
}

/** Seconds left at this speed; null while the speed is unknown or nil. */
export function remainingSec(leftBytes: number, bytesPerSec: number | null): number | null {
  return bytesPerSec === null || bytesPerSec <= 0 ? null : leftBytes / bytesPerSec;
}

/** The least that so many parts take where no more than some go out a minute, however fast the link is. */
export function leastSec(leftParts: number, sentInLastMinute: number, partsPerMin: number): number {
  const free = Math.max(0, partsPerMin - sentInLastMinute);
  // A service may allow more than the specification says.
  return (Math.max(0, leftParts - free) / Math.max(partsPerMin, sentInLastMinute)) * 60;
}
