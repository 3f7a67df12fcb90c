/** Ends a request of which nothing is heard, and says so; or that its caller gave it up. */
import { ofAnswer } from '../contract/problems/answer-problems.ts';
import type { StatedProblem } from '../contract/problems/stated-problem.ts';
import { ANSWER_LATE, ANSWER_STOPPED } from './answer-limits.ts';
import { ApiError } from './api-error.ts';
import { NoRoomError } from './pace/pace.ts';

export interface Limit {
  /** Aborts where the caller gives up or the time is over. */
  readonly signal: AbortSignal | undefined;
  /** True where the time was over first. */
  isLate(): boolean;
  end(): void;
  /** Begins anew, for the next piece of an answer. */
  again(): void;
}

/** @param withinMs null: as long as it takes */
export function limitOf(withinMs: number | null, signal: AbortSignal | undefined): Limit {
  if (withinMs === null) return { signal, isLate: () => false, end: () => undefined, again: () => undefined };
  const over = new AbortController();
  const begin = () => setTimeout(() => over.abort(), withinMs);
  let timer = begin();
  const end = (): void => clearTimeout(timer);
  return {
    signal: signal === undefined ? over.signal : AbortSignal.any([signal, over.signal]),
    isLate: () => over.signal.aborted && signal?.aborted !== true,
    end,
    again() {
      end();
      timer = begin();
    },
  };
}

/** Nothing came in its time. */
export function late(operation: string, withinMs: number, cause: unknown): ApiError {
  return overdue(
    operation,
    ofAnswer('answer_late', { seconds: Math.ceil(withinMs / 1000) }),
    ANSWER_LATE,
    cause,
  );
}

/** It began to come, and no more of it did in its time. */
export function stopped(operation: string, cause: unknown): ApiError {
  return overdue(operation, ofAnswer('answer_stopped'), ANSWER_STOPPED, cause);
}

function overdue(operation: string, said: StatedProblem, reason: string, cause: unknown): ApiError {
  const { message, details } = said;
  return new ApiError({ kind: 'unreachable', operation, message, details: { ...details, reason } }, cause);
}

/** True where nobody is known to be there. */
export function isSilence(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'unreachable' && error.reason !== ANSWER_STOPPED;
}

/** True where a gateway answered in the place of the service, which may be at it all the same. */
export function isAnswerOfGateway(error: unknown): boolean {
  return isSilence(error) && (error as ApiError).facts.status !== undefined;
}

/** Not sent: the caller gave up, or it was to be read ahead and there is no room for that. */
export function unpaced(operation: string, cause: unknown, signal: AbortSignal | undefined): ApiError {
  return cause instanceof NoRoomError
    ? new ApiError({ kind: 'aborted', operation, message: `${operation} was not read ahead.` }, cause)
    : unanswered(operation, cause, signal);
}

/** Nothing came, or the caller gave up. What says more about it stays as it is. */
export function unanswered(operation: string, cause: unknown, signal: AbortSignal | undefined): ApiError {
  if (cause instanceof ApiError) return cause;
  return signal?.aborted
    ? new ApiError({ kind: 'aborted', operation, message: `${operation} was given up.` }, cause)
    : new ApiError({ kind: 'unreachable', operation, message: 'The service cannot be reached.' }, cause);
}
