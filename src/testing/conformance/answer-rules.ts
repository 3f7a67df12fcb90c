/** What every answer of the API must have. Each call of the suite is held to it. Section 4, Common rules; section 7. */
import { ERROR_CODES } from '../../contract/errors.ts';
import type { Operation } from '../../contract/operation.ts';
import type { ErrorBody } from '../../contract/schemas/error-body.ts';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

const FOLLOWED =
  /^\/v1\/(?:jobs\/(?<job>job_\w+)|exports\/(?<export>rnd_\w+)|tool-runs\/(?<toolRun>run_\w+)|assistant\/turns\/(?<turn>atn_\w+))$/;
const RETRY_AFTER_CODES = ['NOT_READY', 'IDEMPOTENCY_IN_PROGRESS'];
const ERROR_FIELDS = ['code', 'message', 'hint', 'requestId', 'details'];

/** One sentence for each rule the answer breaks. */
export function brokenRules(operation: Operation, answer: Answer): string[] {
  const broken: string[] = [];
  const must = (holds: boolean, rule: string): void => void (holds || broken.push(rule));
  const { status, headers, body } = answer;
  must(/^req_\w+$/.test(headers.get('X-Request-Id') ?? ''), 'Every answer has X-Request-Id.');
  if (status === 429 || status === 503)
    must(Number(headers.get('Retry-After')) > 0, '429 and 503 answers carry Retry-After in seconds.');
  if (status >= 400) {
    broken.push(...brokenErrorRules(answer));
    return broken;
  }
  if (operation.rateClass === 'read')
    for (const name of ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'])
      must(/^\d+$/.test(headers.get(name) ?? ''), `Successful reads show ${name}.`);
  if (status === 202) {
    const groups = FOLLOWED.exec(headers.get('Location') ?? '')?.groups ?? {};
    const [[kind, id] = ['', '']] = Object.entries(groups).filter(([, value]) => value !== undefined);
    const named = (body as Record<string, { id?: string }>)[kind]?.id;
    must(id !== '' && named === id, '202 carries a Location that points to the resource to follow.');
  }
  return broken;
}

function brokenErrorRules({ status, headers, body }: Answer): string[] {
  const error = (body as Partial<ErrorBody>).error;
  if (error === undefined) return ['The body of every error is {error}.'];
  const broken: string[] = [];
  if (Object.keys(body as object).length !== 1)
    broken.push('The body of every error holds nothing but error.');
  const known = ERROR_CODES[error.code as keyof typeof ERROR_CODES];
  if (known?.status !== status) broken.push(`The status of ${error.code} is ${known?.status}.`);
  if (!/\w/.test(error.message)) broken.push('Every error has a message.');
  if (error.requestId !== headers.get('X-Request-Id')) broken.push('Every error names its request id.');
  if (Object.keys(error).some((name) => !ERROR_FIELDS.includes(name)))
    broken.push('An error has code, message, hint, requestId and details.');
  if (
    error.code === 'VALIDATION_FAILED' &&
    !error.details?.issues?.every((issue) => /\w/.test(issue.message))
  )
    broken.push('details.issues lists fields to fix on VALIDATION_FAILED.');
  if (error.code === 'UNKNOWN_PARAMETER' && !Array.isArray(error.details?.allowed))
    broken.push('details.allowed lists accepted fields on UNKNOWN_PARAMETER.');
  if (error.code === 'CONFLICT' && !/^[a-z0-9_]+$/.test(String(error.details?.reason)))
    broken.push('Every CONFLICT carries details.reason, a snake_case word.');
  if (RETRY_AFTER_CODES.includes(error.code) && !(Number(headers.get('Retry-After')) > 0))
    broken.push(`${error.code} carries Retry-After.`);
  return broken;
}
