/** Smoothed speed and remaining time of a transfer, from samples of how many bytes are through. */

export interface SpeedMeter {
  /** @param sentBytes bytes through so far, in total. */
  sample(sentBytes: number, nowMs: number): void;
  /** Forgets the speed, not the bytes: after a pause, old samples would lie. */
  restart(): void;
  /** null until there is enough to tell. */
  bytesPerSec(): number | null;
}

/** Time constant of the smoothing: long enough to hide single parts, short enough to follow a change. */
const SMOOTHING_SEC = 6;

export function createSpeedMeter(): SpeedMeter {
  let last: { bytes: number; atMs: number } | null = null;
  let smoothed: number | null = null;
  return {
    sample(sentBytes, nowMs) {
      if (last !== null && nowMs > last.atMs) {
        const elapsedSec = (nowMs - last.atMs) / 1000;
        const speed = Math.max(0, sentBytes - last.bytes) / elapsedSec;
        const weight = 1 - Math.exp(-elapsedSec / SMOOTHING_SEC);
        smoothed = smoothed === null ? speed : smoothed + weight * (speed - smoothed);
      }
      last = { bytes: sentBytes, atMs: nowMs };
    },
    restart() {
      last = null;
      smoothed = null;
    },
    bytesPerSec: () => smoothed,
  };
}

/** Seconds left at this speed; null while the speed is unknown or nil. */
export function remainingSec(leftBytes: number, bytesPerSec: number | null): number | null {
  return bytesPerSec === null || bytesPerSec <= 0 ? null : leftBytes / bytesPerSec;
}
