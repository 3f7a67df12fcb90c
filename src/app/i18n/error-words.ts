/** What an error means to a person and what comes next, by code; the service's own sentence where it says more. */
import { ApiError, type ApiErrorFacts } from '../../client/api-error.ts';
import { SWITCHED_OFF } from '../../contract/errors.ts';
import { DeviceError } from '../../contract/problems/stated-problem.ts';
import { conflictText, saidIn } from './conflict-words.ts';
import type { MessageId } from './messages.ts';
import { knownProblem, problemText } from './problem-text.ts';
import type { Translate } from './translate.ts';

/** Codes that are not here name what is wrong better themselves than any fixed text could. */
const BY_CODE: Readonly<Record<string, MessageId>> = {
  IDEMPOTENCY_KEY_REQUIRED: 'error.notSent',
  IDEMPOTENCY_KEY_REUSED: 'error.notSent',
  METHOD_NOT_ALLOWED: 'error.notSent',
  UNKNOWN_PARAMETER: 'error.unknownParameter',
  UNAUTHORIZED: 'error.unauthorized',
  SOURCE_MISSING: 'error.sourceMissing',
  INSUFFICIENT_CREDITS: 'error.insufficientCredits',
  PLAN_REQUIRED: 'error.planRequired',
  NOT_FOUND: 'error.notFound',
  NOT_READY: 'error.notReady',
  IDEMPOTENCY_IN_PROGRESS: 'error.inProgress',
  PAYLOAD_TOO_LARGE: 'error.tooLarge',
  RATE_LIMITED: 'error.rateLimited',
  DAILY_LIMIT_REACHED: 'error.dailyLimit',
  INTERNAL: 'error.internal',
  UPSTREAM_FAILED: 'error.upstream',
  UNAVAILABLE: 'error.unavailable',
};

export function messageOf(t: Translate, facts: ApiErrorFacts): string {
  switch (facts.kind) {
    case 'unreachable':
      return problemText(t, facts.details?.problem, t('error.unreachable'));
    case 'aborted':
      return t('error.aborted');
    case 'unreadable':
    case 'device':
      return problemText(t, facts.details?.problem, facts.message);
    case 'answer': {
      const { codec, problem, issues, credits, available, scopes } = facts.details ?? {};
      // Our own service says it in words that fit its host.
      const isSaid = issues?.some((issue) => issue.problem != null) === true;
      if (typeof codec === 'string' && !isSaid) return t('error.noDecoder', { codec });
      const known = knownProblem(t, problem);
      if (known !== null) return known;
      if (
        facts.code === 'INSUFFICIENT_CREDITS' &&
        typeof credits === 'number' &&
        typeof available === 'number'
      )
        return t('error.costs', { credits, available });
      // Waiting does not help.
      if (facts.details?.reason === SWITCHED_OFF) return notOfferedText(t);
      if (facts.code === 'CONFLICT') return conflictText(t, facts);
      if (facts.code === 'VALIDATION_FAILED') return fieldsText(t, facts);
      if (facts.code === 'SCOPE_MISSING' && Array.isArray(scopes))
        return t('error.scopeMissing', { scope: scopes.join(', ') });
      const id = BY_CODE[facts.code ?? ''];
      return id === undefined ? saidIn(facts) : t(id);
    }
  }
}

/** Also before it is asked for. */
export const notOfferedText = (t: Translate): string => t('error.switchedOff');

/** More than these would be a list, not a sentence. */
const MOST_FIELDS_NAMED = 3;

/** What is wrong with each field; the service's own words where it does not say it as data. */
function fieldsText(t: Translate, facts: ApiErrorFacts): string {
  const issues = facts.details?.issues ?? [];
  if (!issues.some(({ problem }) => problem != null)) return saidIn(facts);
  return issues
    .slice(0, MOST_FIELDS_NAMED)
    .map(({ path, problem, message: said }) => {
      const why = problemText(t, problem, said);
      return isField(path) ? t('error.field', { field: path.slice(1), why }) : why;
    })
    .join(' ');
}

/** An operation of an edit is no field that a person has filled in. */
function isField(path: string): boolean {
  return path !== '' && !path.startsWith('/operations/');
}

export function errorText(t: Translate, error: unknown): string {
  if (error instanceof ApiError) return messageOf(t, error.facts);
  if (error instanceof DeviceError) return problemText(t, error.problem, error.message);
  return error instanceof Error ? error.message : String(error);
}

export function requestIdOf(error: unknown): string | null {
  return error instanceof ApiError ? (error.facts.requestId ?? null) : null;
}
