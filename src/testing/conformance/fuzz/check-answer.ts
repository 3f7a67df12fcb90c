/** What must hold of every answer, whatever was asked. Gives the first breach as a sentence, or null. */
import { ERROR_CODES, type ErrorCode } from '../../../contract/errors.ts';
import { errorBodySchema } from '../../../contract/schemas/error-body.ts';
import type { FuzzTarget } from './fuzz-target.ts';
import type { FuzzedRequest } from './fuzzed-request.ts';

export interface FuzzedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export function breachOf(target: FuzzTarget, request: FuzzedRequest, answer: FuzzedAnswer): string | null {
  const { status, headers, text } = answer;
  if (!headers.has('x-request-id')) return 'has no X-Request-Id';
  // Only an operation that asks others, and says so in the document, may blame them.
  const isOutside = status === 502 && target.statuses.includes(status);
  if (status >= 500 && status !== 503 && !isOutside) return `is a fault of the service: ${status} ${text}`;
  if (request.method === 'HEAD') return text === '' ? null : 'has a body after HEAD';
  const body = asJson(text);
  if (body === undefined) return `is not JSON: ${text.slice(0, 200)}`;
  const isOwnRequest = request.method === target.method && isPathOf(target.path, request.url);
  if (status < 300) {
    if (!isOwnRequest) return null;
    if (!target.statuses.includes(status)) return `has status ${status}, which the document does not name`;
    const parsed = target.answer.safeParse(body);
    return parsed.success ? null : `does not fit the schema: ${parsed.error.message}`;
  }
  const error = errorBodySchema.safeParse(body);
  if (!error.success) return `has no error body: ${text.slice(0, 200)}`;
  const { code, requestId } = error.data.error;
  if (!(code in ERROR_CODES)) return `has the unknown code ${code}`;
  if (ERROR_CODES[code as ErrorCode].status !== status) return `has ${code} under ${status}`;
  if (requestId !== headers.get('x-request-id')) return 'names two request ids';
  const isNamed = target.statuses.includes(status) || status === 404;
  if (isOwnRequest && !isNamed) return `has status ${status} (${code}), which the document does not name`;
  return null;
}

/** False where the address was changed by dots and slashes in an id, or belongs to a more exact path. */
function isPathOf(pattern: string, url: string): boolean {
  const { pathname } = new URL(url, 'https://studio.test');
  const asked = pathname.split('/');
  const steps = pattern.split('/');
  return (
    asked.length === steps.length && steps.every((step, at) => step === asked[at] || isId(step, asked[at]))
  );
}

function isId(step: string, given = ''): boolean {
  return step.startsWith('{') && /^[a-z]{3}_\w+$|^\d+$/.test(given);
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The caller reports what came instead.
    return undefined;
  }
}
