/**
 * How long a part of a file may be on its way. Nobody is told how much of it has left, and a slow link may need long; but
 * where others took seconds, one that takes minutes is stuck, and is sent again. Parts of small files are small, and say of a
 * whole part only how many times as long it takes.
 */
import type { AnswerLimits } from './answer-limits.ts';

export interface PartPatience {
  /** Of the next part. */
  withinMs(bytes: number): number;
  /** One was taken, so long after it began. */
  took(bytes: number, durationMs: number): void;
}

/** The link and the others on it may become slower than they were. */
const TIMES = 10;
const REMEMBERED = 12;

interface TakenPart {
  readonly bytes: number;
  readonly durationMs: number;
}

export function createPartPatience({ partMs, shortestPartMs }: AnswerLimits): PartPatience {
  let lately: TakenPart[] = [];
  return {
    withinMs: (bytes) => {
      if (lately.length === 0) return partMs;
      const likelyMs = lately.map((part) => part.durationMs * Math.max(1, bytes / part.bytes));
      return Math.min(partMs, Math.max(shortestPartMs, TIMES * Math.max(...likelyMs)));
    },
    took(bytes, durationMs) {
      lately = [...lately, { bytes, durationMs }].slice(-REMEMBERED);
    },
  };
}
