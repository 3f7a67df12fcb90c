/**
 * The one decision about errors. Retry and the screens both ask it; nothing else looks at codes to decide
 * what happens next. Specification, section 7, "Retry rules".
 */
import {
  ERROR_CODES,
  MAX_TRIES_OF_FAULTS,
  STORAGE_FULL,
  SWITCHED_OFF,
  TOO_MANY_REQUESTS,
} from '../contract/errors.ts';
import { ANSWER_LATE, ANSWER_STOPPED } from './answer-limits.ts';
import type { ApiError } from './api-error.ts';

export type Decision =
  | { readonly next: 'retry'; readonly afterMs: number }
  | { readonly next: 'change_request' }
  | { readonly next: 'read_again' }
  | { readonly next: 'new_key' }
  | { readonly next: 'sign_in' }
  | { readonly next: 'pay' }
  | { readonly next: 'wait_until_midnight' }
  | { readonly next: 'stop' }
  | { readonly next: 'nothing' };

export interface Attempt {
  /** Tries made so far, at least 1. */
  readonly tries: number;
  /** True where sending again cannot do the work twice: a read, or a request with an Idempotency-Key. */
  readonly safeToRepeat: boolean;
  /** 0 to 1, where in its spread a back-off lies; its middle where it is left out. */
  readonly random?: number;
}

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;
/** Either way, so that pages that lost a server at the same time do not all come back at the same time. */
const JITTER = 0.2;
/** `UPSTREAM_FAILED` is to be tried again "in minutes". */
const UPSTREAM_DELAY_MS = 60_000;
/** Who is told to wait longer than this is better told so than kept waiting. */
export const LONGEST_RETRY_AFTER_SEC = 120;
const MAX_TRIES_OF_WAITS = 8;
const MAX_TRIES_UNREACHABLE = 6;
/** Each has waited long already. */
const MAX_TRIES_LATE = 2;
const TAKES_LONG: ReadonlySet<string> = new Set([ANSWER_LATE, ANSWER_STOPPED]);

function backoffMs({ tries, random = 0.5 }: Attempt): number {
  const delayMs = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (tries - 1));
  return Math.round(delayMs * (1 - JITTER + 2 * JITTER * random));
}

function retryUpTo(
  maxTries: number,
  error: ApiError,
  attempt: Attempt,
  delayMs = backoffMs(attempt),
): Decision {
  if (attempt.tries >= maxTries) return { next: 'stop' };
  const { retryAfterSec } = error.facts;
  if (retryAfterSec === undefined) return { next: 'retry', afterMs: delayMs };
  return retryAfterSec > LONGEST_RETRY_AFTER_SEC
    ? { next: 'stop' }
    : { next: 'retry', afterMs: retryAfterSec * 1000 };
}

export function decide(error: ApiError, attempt: Attempt): Decision {
  switch (error.kind) {
    case 'aborted':
      return { next: 'nothing' };
    case 'unreadable':
      // Something before the service has a limit of its own: it may have passed the request on.
      if (!attempt.safeToRepeat || error.facts.status !== TOO_MANY_REQUESTS) return { next: 'stop' };
      return retryUpTo(MAX_TRIES_UNREACHABLE, error, attempt);
    case 'device':
      return { next: 'stop' };
    case 'unreachable':
      if (!attempt.safeToRepeat) return { next: 'stop' };
      return retryUpTo(
        TAKES_LONG.has(error.reason ?? '') ? MAX_TRIES_LATE : MAX_TRIES_UNREACHABLE,
        error,
        attempt,
      );
    case 'answer':
      return decideAnswer(error, attempt);
  }
}

function decideAnswer(error: ApiError, attempt: Attempt): Decision {
  const { code } = error;
  if (code === null) return { next: 'stop' };
  switch (ERROR_CODES[code].action) {
    case 'change_request':
      return { next: 'change_request' };
    case 'read_again':
      return { next: 'read_again' };
    case 'new_key':
      return { next: 'new_key' };
    case 'stop_until_midnight':
      return { next: 'wait_until_midnight' };
    case 'retry_after':
      return retryUpTo(MAX_TRIES_OF_WAITS, error, attempt);
    case 'retry_same_key':
    case 'retry_in_minutes':
    case 'retry_later':
      // Waiting helps against neither: people decide, or make room.
      if (error.reason === SWITCHED_OFF || error.reason === STORAGE_FULL || !attempt.safeToRepeat)
        return { next: 'stop' };
      return code === 'UPSTREAM_FAILED'
        ? retryUpTo(MAX_TRIES_OF_FAULTS, error, attempt, UPSTREAM_DELAY_MS)
        : retryUpTo(MAX_TRIES_OF_FAULTS, error, attempt);
    case 'stop':
      if (code === 'UNAUTHORIZED') return { next: 'sign_in' };
      return code === 'SCOPE_MISSING' ? { next: 'stop' } : { next: 'pay' };
  }
}
