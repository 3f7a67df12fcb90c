/** Every error code of the API with its HTTP status and what a caller does next. Specification, section 7. */

/** What a caller may do after a code. `read_again`: the state changed; decide anew, never resend as it was. */
export type ErrorAction =
  | 'change_request'
  | 'stop'
  | 'read_again'
  | 'retry_after'
  | 'new_key'
  | 'stop_until_midnight'
  | 'retry_same_key'
  | 'retry_in_minutes'
  | 'retry_later';

export const ERROR_CODES = {
  VALIDATION_FAILED: {
    status: 400,
    action: 'change_request',
    meaning: 'A field, cursor or value is not acceptable.',
  },
  UNKNOWN_PARAMETER: {
    status: 400,
    action: 'change_request',
    meaning: 'A field is not listed for the operation.',
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    status: 400,
    action: 'change_request',
    meaning: 'A spending operation came without Idempotency-Key.',
  },
  UNAUTHORIZED: { status: 401, action: 'stop', meaning: 'The API key is missing or not valid.' },
  INSUFFICIENT_CREDITS: { status: 402, action: 'stop', meaning: 'There are not enough credits.' },
  PLAN_REQUIRED: {
    status: 402,
    action: 'stop',
    meaning: 'The bonus cannot pay and the plan does not allow it.',
  },
  SCOPE_MISSING: { status: 403, action: 'stop', meaning: 'The key lacks the scope named in the message.' },
  NOT_FOUND: {
    status: 404,
    action: 'change_request',
    meaning: 'The id is unknown or belongs to another account.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    action: 'change_request',
    meaning: 'Use a method named in the Allow header.',
  },
  CONFLICT: { status: 409, action: 'read_again', meaning: 'The present state forbids the action.' },
  NOT_READY: {
    status: 409,
    action: 'retry_after',
    meaning: 'Something this depends on is still being computed.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    action: 'retry_after',
    meaning: 'The first request with this key still runs.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, action: 'change_request', meaning: 'The body is over its limit.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    action: 'new_key',
    meaning: 'The key was used for a different request.',
  },
  SOURCE_MISSING: {
    status: 422,
    action: 'change_request',
    meaning: "A project's video cannot be changed; create a new project.",
  },
  UNSUPPORTED_SOURCE_URL: {
    status: 422,
    action: 'change_request',
    meaning: 'The link is not a direct link to a video file.',
  },
  RATE_LIMITED: { status: 429, action: 'retry_after', meaning: 'Too many requests in this minute.' },
  DAILY_LIMIT_REACHED: {
    status: 429,
    action: 'stop_until_midnight',
    meaning: 'A daily allowance is used up until 00:00 UTC.',
  },
  INTERNAL: {
    status: 500,
    action: 'retry_same_key',
    meaning: 'The service failed; quote the requestId if it persists.',
  },
  UPSTREAM_FAILED: {
    status: 502,
    action: 'retry_in_minutes',
    meaning: 'Something behind the service failed.',
  },
  UNAVAILABLE: { status: 503, action: 'retry_later', meaning: 'The operation is not available now.' },
} as const satisfies Record<string, { status: number; action: ErrorAction; meaning: string }>;

export type ErrorCode = keyof typeof ERROR_CODES;

/** Codes any operation can answer; an operation's own list names only what comes on top. */
export const ALWAYS_POSSIBLE: readonly ErrorCode[] = [
  'VALIDATION_FAILED',
  'UNKNOWN_PARAMETER',
  'UNAUTHORIZED',
  'SCOPE_MISSING',
  'METHOD_NOT_ALLOWED',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
];

/** Codes after which the same request may be sent again (specification, section 7, "Retry rules"). */
export const RETRYABLE_CODES: readonly ErrorCode[] = [
  'NOT_READY',
  'IDEMPOTENCY_IN_PROGRESS',
  'RATE_LIMITED',
  'INTERNAL',
  'UPSTREAM_FAILED',
  'UNAVAILABLE',
];

/** Tries in all for codes that may never heal: INTERNAL, UPSTREAM_FAILED, UNAVAILABLE. */
export const MAX_TRIES_OF_FAULTS = 3;

/** `details.reason` of a 503 that must not be retried. */
export const SWITCHED_OFF = 'switched_off';
/** Reason of UNAVAILABLE that ends when somebody deletes something. */
export const STORAGE_FULL = 'storage_full';
/** Reason of CONFLICT where a film that stays where a person has it cannot be read there now. */
export const ORIGINAL_AWAY = 'original_away';

/** Without an error of the service in the body, something before it answers so, because nobody does behind it. */
export const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);
/** Of them, the one of a gateway that waited in vain: what was asked may be done all the same. */
export const TIMED_OUT = 504;
/** Without one, a limit of what stands before the service. */
export const TOO_MANY_REQUESTS = 429;
