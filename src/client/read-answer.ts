/** Turns an HTTP answer into data of the contract's shape or an ApiError. Lenient: unknown fields are dropped. */
import { z } from 'zod';
import { retryAfterSecOf } from '../base/web/retry-after.ts';
import { GATEWAY_STATUSES, TIMED_OUT, TOO_MANY_REQUESTS } from '../contract/errors.ts';
import { ofAnswer } from '../contract/problems/answer-problems.ts';
import type { StatedProblem } from '../contract/problems/stated-problem.ts';
import { issueSchema } from '../contract/schemas/error-body.ts';
import { type GivenProblem, problemSchema } from '../contract/schemas/problem.ts';
import { ApiError, type ApiErrorFacts } from './api-error.ts';
import { isSilence } from './limit-answer.ts';
import { type ReadInPart, withoutUnread } from './unread-items.ts';

/** The specification leaves the shape of `details` open, so a strange one must not hide the code. */
const errorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    hint: z.string().optional().catch(undefined),
    requestId: z.string().optional().catch(undefined),
    details: z
      .looseObject({
        problem: problemSchema.catch(undefined),
        issues: z.array(issueSchema).optional().catch(undefined),
        allowed: z.array(z.string()).optional().catch(undefined),
        reason: z.string().optional().catch(undefined),
        values: z.record(z.string(), z.unknown()).optional().catch(undefined),
      })
      .transform(withProblem)
      .optional()
      .catch(undefined),
  }),
});

/** The reason and its values are the problem, where nothing closer is given. */
function withProblem<
  Details extends {
    reason?: string | undefined;
    values?: Record<string, unknown> | undefined;
    problem?: GivenProblem;
  },
>(details: Details): Details {
  const { reason, values, problem } = details;
  if (problem != null || reason === undefined || values === undefined) return details;
  return { ...details, problem: { code: reason, values } };
}

/**
 * @param text the whole body of `response`.
 * @param takesPart asked where entries of a list cannot be read: whether the list is wanted without them.
 */
export function readAnswer<Answer>(
  operation: string,
  schema: z.ZodType<Answer>,
  response: Response,
  text: string,
  takesPart: (part: ReadInPart<Answer>) => boolean = () => false,
): Answer {
  const body = parseJson(text);
  if (!response.ok) throw errorOf(operation, response, body);
  if (body === NOT_JSON) throw unreadable(operation, response, ofAnswer('answer_not_json', { operation }));
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const part = withoutUnread(schema, body, read.error);
  if (part !== null && takesPart(part)) return part.answer;
  const place = read.error.issues[0]?.path.join('.') ?? '';
  const said =
    place === ''
      ? ofAnswer('answer_unexpected', { operation })
      : ofAnswer('answer_unexpected_at', { operation, place });
  throw unreadable(operation, response, said, read.error);
}

const NOT_JSON = Symbol('not JSON');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}

function errorOf(operation: string, response: Response, body: unknown): ApiError {
  const read = errorSchema.safeParse(body);
  if (!read.success)
    return GATEWAY_STATUSES.has(response.status)
      ? inItsPlace(operation, response, read.error)
      : unreadable(operation, response, unexplained(operation, response.status), read.error);
  const { code, message, hint, requestId, details } = read.data.error;
  const heard = heardWith(response);
  return new ApiError({
    kind: 'answer',
    operation,
    ...heard,
    code,
    message,
    hint,
    requestId: requestId ?? heard.requestId,
    details,
  });
}

/** A gateway answered because nobody does behind it, or not in its time: that is the silence of the service. */
function inItsPlace(operation: string, response: Response, cause: unknown): ApiError {
  const reason = 'service_away';
  const { status } = response;
  const { message, details } = ofAnswer(status === TIMED_OUT ? 'service_late' : reason, { status });
  const facts = { ...heardWith(response), operation, message, details: { ...details, reason } };
  return new ApiError({ kind: 'unreachable', ...facts }, cause);
}

/** For who asks only whether a service is there. @returns null where it answered by itself, whatever that says. */
export async function silenceIn(operation: string, response: Response): Promise<ApiError | null> {
  if (!GATEWAY_STATUSES.has(response.status)) return null;
  const error = errorOf(operation, response, parseJson(await response.text()));
  return isSilence(error) ? error : null;
}

function unreadable(operation: string, response: Response, said: StatedProblem, cause?: unknown): ApiError {
  return new ApiError({ kind: 'unreadable', operation, ...heardWith(response), ...said }, cause);
}

/** What a refusal means that is not in the words of the service: most are of something before it. */
function unexplained(operation: string, status: number): StatedProblem {
  switch (status) {
    case 401:
      return ofAnswer('password_before_service');
    case 403:
      return ofAnswer('refused_before_service');
    case 413:
      return ofAnswer('too_large_before_service');
    case TOO_MANY_REQUESTS:
      return ofAnswer('service_away', { status });
    default:
      return ofAnswer('answer_unexplained', { operation, status });
  }
}

function heardWith(response: Response): Pick<ApiErrorFacts, 'status' | 'requestId' | 'retryAfterSec'> {
  return {
    status: response.status,
    requestId: response.headers.get('X-Request-Id') ?? undefined,
    retryAfterSec: retryAfterSecIn(response),
  };
}

/** A date is on the clock of whoever sent it: this device's may be a day off. */
function retryAfterSecIn({ headers }: Response): number | undefined {
  const sentAtMs = Date.parse(headers.get('Date') ?? '');
  const nowMs = Number.isNaN(sentAtMs) ? Date.now() : sentAtMs;
  return retryAfterSecOf(headers.get('Retry-After'), nowMs) ?? undefined;
}
