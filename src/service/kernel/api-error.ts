/** The error a handler throws to answer with an error body (specification, section 7). */
import { type ErrorCode, SWITCHED_OFF } from '../../contract/errors.ts';
import { type ConflictCode, conflictReasonOf } from '../../contract/problems/conflict-problems.ts';
import { type Problem, problem } from '../../contract/problems/problem.ts';
import { ProblemError } from '../../contract/problems/problem-error.ts';
import { sentenceOf } from '../../contract/problems/sentence-of.ts';
import type { Issue } from '../../contract/schemas/error-body.ts';

export interface ApiErrorOptions {
  readonly details?: Readonly<Record<string, unknown>>;
  readonly hint?: string;
  /** Whole seconds for the Retry-After header. */
  readonly retryAfterSec?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export class ApiError extends ProblemError {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly options: ApiErrorOptions;

  constructor(code: ErrorCode, why: Problem, options: ApiErrorOptions = {}) {
    super(why);
    this.code = code;
    this.options = options;
  }
}

export function conflict(
  why: Problem<ConflictCode>,
  details: Readonly<Record<string, unknown>> = {},
): ApiError {
  return new ApiError('CONFLICT', why, { details: { reason: conflictReasonOf(why.code), ...details } });
}

/** @param what a resource, in the words of the API */
export function notFound(what: string): ApiError {
  return new ApiError('NOT_FOUND', problem('not_found', { what }), {
    hint: 'Check the id; it may have been removed.',
  });
}

/** @param path JSON pointer to the field. */
export function invalid(path: string, code: string, why: Problem): ApiError {
  return new ApiError('VALIDATION_FAILED', why, { details: { issues: [issueOf(path, code, why)] } });
}

/** What is wrong with one field. */
export function issueOf(path: string, code: string, why: Problem): Issue {
  return { path, code, message: sentenceOf(why), problem: why };
}

/** @param why what is turned off */
export function switchedOff(why: Problem): ApiError {
  return new ApiError('UNAVAILABLE', why, { details: { reason: SWITCHED_OFF } });
}

/** @param expectedRevision what the request was made on. */
export function revisionMismatch(currentRevision: number, expectedRevision: number): ApiError {
  return conflict(problem('revision_mismatch', { current: currentRevision, expected: expectedRevision }), {
    currentRevision,
    expectedRevision,
  });
}
