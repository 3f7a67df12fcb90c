/** Turns whatever was thrown into an error body; the cause of an unknown fault goes to the log only. */
import { readTold, sayTold } from '../../base/told.ts';
import { ERROR_CODES, STORAGE_FULL } from '../../contract/errors.ts';
import type { ErrorBody, Issue } from '../../contract/schemas/error-body.ts';
import { ApiError, type ApiErrorOptions } from '../kernel/api-error.ts';
import { DatabaseDamagedError } from '../kernel/ports/database.ts';
import { StorageFullError } from '../kernel/ports/file-store.ts';
import { HostBusyError } from '../kernel/ports/host-busy-error.ts';
import type { Log } from '../kernel/ports/log.ts';

export function errorAnswer(error: unknown, requestId: string, log: Log, route: string): Response {
  const known = asApiError(error);
  if (known.code === 'INTERNAL') log.error('A request failed.', error, { requestId, route });
  const { hint, details, retryAfterSec, headers } = known.options;
  const told = readTold(known.message);
  const body: ErrorBody = {
    error: {
      code: known.code,
      message: known.message,
      ...(hint === undefined ? {} : { hint }),
      requestId,
      ...(details === undefined && told === null
        ? {}
        : { details: { ...withToldIssues(details), ...(told && { told }) } }),
    },
  };
  const { status } = ERROR_CODES[known.code];
  const answer = Response.json(body, { status, headers: { 'X-Request-Id': requestId, ...headers } });
  const seconds = retryAfterSec ?? (status === 429 || status === 503 ? 60 : undefined);
  if (seconds !== undefined) answer.headers.set('Retry-After', String(seconds));
  return answer;
}

/** What is wrong with each field, as data too; who says it already as data knows better. */
function withToldIssues(details: ApiErrorOptions['details']): ApiErrorOptions['details'] {
  const issues = details?.['issues'];
  if (!Array.isArray(issues)) return details;
  return {
    ...details,
    issues: (issues as readonly Issue[]).map((issue) => {
      const told = issue.told ?? readTold(issue.message);
      return told === null ? issue : { ...issue, told };
    }),
  };
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof StorageFullError)
    return new ApiError('UNAVAILABLE', error.message, {
      details: { reason: STORAGE_FULL },
      retryAfterSec: 60,
    });
  if (error instanceof HostBusyError)
    return new ApiError('UNAVAILABLE', sayTold('host_busy'), {
      details: { reason: 'host_busy' },
      retryAfterSec: 1,
    });
  if (error instanceof DatabaseDamagedError) return new ApiError('INTERNAL', error.message);
  return new ApiError('INTERNAL', 'The service failed on this request.', {
    hint: 'Try again with the same Idempotency-Key. If it keeps failing, quote the request id.',
  });
}
