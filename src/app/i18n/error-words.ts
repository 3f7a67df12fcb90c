/** What an error means to a person and what comes next, by code; the service's own sentence where it says more. */
import { ApiError, type ApiErrorFacts } from '../../client/api-error.ts';
import type { MessageId } from './messages.ts';
import type { Translate } from './translate.ts';

const BY_CODE: Readonly<Record<string, MessageId>> = {
  UNKNOWN_PARAMETER: 'error.unknownParameter',
  UNAUTHORIZED: 'error.unauthorized',
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

/** Codes whose own sentence names the thing that is wrong better than any fixed text could. */
const SAYS_IT_ITSELF = new Set([
  'VALIDATION_FAILED',
  'CONFLICT',
  'SCOPE_MISSING',
  'SOURCE_MISSING',
  'UNSUPPORTED_SOURCE_URL',
]);

export function messageOf(t: Translate, facts: ApiErrorFacts): string {
  switch (facts.kind) {
    case 'unreachable':
      return t('error.unreachable');
    case 'aborted':
      return t('error.aborted');
    case 'unreadable':
    case 'device':
      return facts.message;
    case 'answer': {
      if (facts.details?.reason === 'revision_mismatch') return t('error.revisionMismatch');
      const codec = facts.details?.['codec'];
      if (typeof codec === 'string') return t('error.noDecoder', { codec });
      if (facts.code !== undefined && SAYS_IT_ITSELF.has(facts.code)) return facts.message;
      const id = BY_CODE[facts.code ?? ''];
      return id === undefined ? facts.message : t(id);
    }
  }
}

export function errorText(t: Translate, error: unknown): string {
  if (error instanceof ApiError) return messageOf(t, error.facts);
  return error instanceof Error ? error.message : String(error);
}

export function requestIdOf(error: unknown): string | null {
  return error instanceof ApiError ? (error.facts.requestId ?? null) : null;
}
