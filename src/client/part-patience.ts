/**
 * How long a part of a file may be on its way. Nobody is told how much of it has left, and a slow link may need long; but
 * where others took seconds, one that takes minutes is stuck, and is sent again.
 */
import type { AnswerLimits } from './answer-limits.ts';

export interface PartPatience {
  /** Of the next part. */
  withinMs(): number;
  /** One was answered, so much after it began. */
  took(durationMs: number): void;
}

/** The link and the others on it may become slower than they were. */
const TIMES = 10;
const REMEMBERED = 12;

export function createPartPatience({ partMs, shortestPartMs }: AnswerLimits): PartPatience {
  let lately: number[] = [];
  return {
    withinMs: () =>
      lately.length === 0 ? partMs : Math.min(partMs, Math.max(shortestPartMs, TIMES * Math.max(...lately))),
    took(durationMs) {
      lately = [...lately, durationMs].slice(-REMEMBERED);
    },
  };
}
