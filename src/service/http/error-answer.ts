/** Turns whatever was thrown into an error body; the cause of an unknown fault goes to the log only. */
import { ERROR_CODES, ORIGINAL_AWAY, STORAGE_FULL } from '../../contract/errors.ts';
import { problem } from '../../contract/problems/problem.ts';
import type { ErrorBody } from '../../contract/schemas/error-body.ts';
import { ApiError } from '../kernel/api-error.ts';
import { DatabaseDamagedError } from '../kernel/ports/database.ts';
import { OriginalAwayError, StorageFullError, StoreUnreachableError } from '../kernel/ports/file-store.ts';
import { HostBusyError } from '../kernel/ports/host-busy-error.ts';
import type { Log } from '../kernel/ports/log.ts';

export function errorAnswer(error: unknown, requestId: string, log: Log, route: string): Response {
  const known = asApiError(error);
  if (known.code === 'INTERNAL') log.error('A request failed.', error, { requestId, route });
  const { hint, retryAfterSec, headers } = known.options;
  const body: ErrorBody = {
    error: {
      code: known.code,
      message: known.message,
      ...(hint === undefined ? {} : { hint }),
      requestId,
      details: detailsOf(known),
    },
  };
  const { status } = ERROR_CODES[known.code];
  const answer = Response.json(body, { status, headers: { 'X-Request-Id': requestId, ...headers } });
  const seconds = retryAfterSec ?? (status === 429 || status === 503 ? 60 : undefined);
  if (seconds !== undefined) answer.headers.set('Retry-After', String(seconds));
  return answer;
}

/** The reason as data: `problem` only where the stable word says less, as one reason of CONFLICT has several sentences. */
function detailsOf({ problem: why, options: { details } }: ApiError): Record<string, unknown> {
  const named = { reason: why.code, values: why.values, ...details };
  return named.reason === why.code ? named : { ...named, problem: why };
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof StorageFullError)
    return new ApiError('UNAVAILABLE', error.problem, {
      details: { reason: STORAGE_FULL },
      retryAfterSec: 60,
    });
  if (error instanceof StoreUnreachableError)
    return new ApiError('UNAVAILABLE', error.problem, { retryAfterSec: 2 });
  if (error instanceof OriginalAwayError)
    return new ApiError('CONFLICT', error.problem, { details: { reason: ORIGINAL_AWAY } });
  if (error instanceof HostBusyError)
    return new ApiError('UNAVAILABLE', problem('host_busy'), {
      details: { reason: 'host_busy' },
      retryAfterSec: 1,
    });
  if (error instanceof DatabaseDamagedError) return new ApiError('INTERNAL', error.problem);
  return new ApiError('INTERNAL', problem('service_failed'), {
    hint: 'Try again with the same Idempotency-Key. If it keeps failing, quote the request id.',
  });
}
