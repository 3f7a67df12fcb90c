/**
 * How long an answer may take before nobody is taken to be there: for services elsewhere, whose network may swallow
 * everything without a word. An answer that comes slowly has it again for each part of it (`heard-text.ts`,
 * `fetch-heard.ts`). What is sent of files may take as long as the link is slow, which is learned (`part-patience.ts`).
 */
import type { RateClass } from '../contract/operation.ts';
import type { Connection } from './connection.ts';

export interface AnswerLimits {
  readonly firstContactMs: number;
  /** Beyond the seconds a read asks to be held; and between two pieces of a file that comes. */
  readonly readMs: number;
  /** A service may look at a whole file, or ask a third one, before it answers. */
  readonly changeMs: number;
  /** Of a part of a file while nothing is known of the link: 8 MiB at 40 kbit/s. */
  readonly partMs: number;
  /** The least once something is. */
  readonly shortestPartMs: number;
}

export const ANSWER_LIMITS: AnswerLimits = {
  ...{ firstContactMs: 10_000, readMs: 20_000, changeMs: 90_000 },
  ...{ partMs: 1_800_000, shortestPartMs: 120_000 },
};

/** `details.reason` of a request whose answer took too long. */
export const ANSWER_LATE = 'answer_late';
/** Of one whose answer began, and then too little of it came: somebody is there. */
export const ANSWER_STOPPED = 'answer_stopped';

interface Limited {
  readonly rateClass: RateClass;
  readonly query: Readonly<Record<string, unknown>> | undefined;
  readonly body: unknown;
}

/** null: as long as it takes. */
export function withinMsOf(
  { kind }: Connection,
  { rateClass, query, body }: Limited,
  limits: AnswerLimits,
): number | null {
  if (kind === 'browser' || body instanceof Blob) return null;
  if (rateClass !== 'read') return limits.changeMs;
  return limits.readMs + Number(query?.['wait'] ?? 0) * 1000;
}
