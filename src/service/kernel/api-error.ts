/** The error a handler throws to answer with an error body (specification, section 7). */
import type { ConflictReason } from '../../contract/conflict-reasons.ts';
import { type ErrorCode, SWITCHED_OFF } from '../../contract/errors.ts';

export interface ApiErrorOptions {
  readonly details?: Readonly<Record<string, unknown>>;
  readonly hint?: string;
  /** Whole seconds for the Retry-After header. */
  readonly retryAfterSec?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly options: ApiErrorOptions;

  constructor(code: ErrorCode, message: string, options: ApiErrorOptions = {}) {
    super(message);
    this.code = code;
    this.options = options;
  }
}

export function conflict(
  reason: ConflictReason,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): ApiError {
  return new ApiError('CONFLICT', message, { details: { reason, ...details } });
}

export function notFound(what: string): ApiError {
  return new ApiError('NOT_FOUND', `There is no such ${what}.`, {
    hint: 'Check the id; it may have been removed.',
  });
}

/** @param path JSON pointer to the field. */
export function invalid(path: string, code: string, message: string): ApiError {
  return new ApiError('VALIDATION_FAILED', message, { details: { issues: [{ path, code, message }] } });
}

export function switchedOff(what: string): ApiError {
  return new ApiError('UNAVAILABLE', `${what} is not offered by this service.`, {
    details: { reason: SWITCHED_OFF },
  });
}

/** @param expectedRevision what the request was made on. */
export function revisionMismatch(currentRevision: number, expectedRevision: number): ApiError {
  return conflict(
    'revision_mismatch',
    `This was changed in the meantime: it is now at revision ${currentRevision}, not ${expectedRevision}. Read it again, then decide.`,
    { currentRevision, expectedRevision },
  );
}
