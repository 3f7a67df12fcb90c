/** The one error class of the client: what went wrong, where, and what the service said about it. */
import { ERROR_CODES, type ErrorCode } from '../contract/errors.ts';
import type { ErrorBody, Issue } from '../contract/schemas/error-body.ts';

/**
 * - `answer`: the service refused, `code` says why.
 * - `unreachable`: no answer of the service came, or a gateway's in its place, with a `status`; whether the request
 *   arrived is unknown.
 * - `unreadable`: an answer came that is not of the contract's shape.
 * - `aborted`: the caller gave up; never shown, never retried.
 * - `device`: this device could not do its part: a file it cannot read, storage it cannot write.
 */
export type ApiErrorKind = 'answer' | 'unreachable' | 'unreadable' | 'aborted' | 'device';

export interface ApiErrorFacts {
  readonly kind: ApiErrorKind;
  readonly message: string;
  readonly operation: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly hint?: string | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfterSec?: number | undefined;
  readonly details?: ErrorBody['error']['details'];
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly facts: ApiErrorFacts;

  constructor(facts: ApiErrorFacts, cause?: unknown) {
    super(facts.message, cause === undefined ? undefined : { cause });
    this.facts = facts;
  }

  get kind(): ApiErrorKind {
    return this.facts.kind;
  }

  /** The code when it is one this client knows, else null. */
  get code(): ErrorCode | null {
    const { code } = this.facts;
    return code !== undefined && Object.hasOwn(ERROR_CODES, code) ? (code as ErrorCode) : null;
  }

  /** `details.reason`, the stable word behind a CONFLICT or a 503. */
  get reason(): string | null {
    return this.facts.details?.reason ?? null;
  }

  get issues(): readonly Issue[] {
    return this.facts.details?.issues ?? [];
  }
}
