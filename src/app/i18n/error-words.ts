/** What an error means to a person and what comes next, by code; the service's own sentence where it says more. */
import { ApiError, type ApiErrorFacts } from '../../client/api-error.ts';
import type { MessageId } from './messages.ts';
import { toldText } from './told-words.ts';
import type { Translate } from './translate.ts';

const BY_CODE: Readonly<Record<string, MessageId>> = {
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

/** Codes whose own sentence names the thing that is wrong better than any fixed text could. */
const SAYS_IT_ITSELF = new Set(['VALIDATION_FAILED', 'CONFLICT', 'UNSUPPORTED_SOURCE_URL']);

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
      const codec = facts.details?.['codec'];
      if (typeof codec === 'string') return t('error.noDecoder', { codec });
      if (facts.details?.told != null) return toldText(t, facts.details.told, facts.message);
      if (facts.code === 'CONFLICT') return conflictText(t, facts);
      const scopes = facts.details?.['scopes'];
      if (facts.code === 'SCOPE_MISSING' && Array.isArray(scopes))
        return t('error.scopeMissing', { scope: scopes.join(', ') });
      if (facts.code !== undefined && SAYS_IT_ITSELF.has(facts.code)) return facts.message;
      const id = BY_CODE[facts.code ?? ''];
      return id === undefined ? facts.message : t(id);
    }
  }
}

/** A reason this program does not know is told in the service's own words. */
function conflictText(t: Translate, { details, message }: ApiErrorFacts): string {
  const id = `conflict.${details?.reason ?? ''}`;
  const text = t(id as MessageId, { titles: titlesIn(details?.['uses']) });
  return text === id ? message : text;
}

/** Names of what stands against an action, as the service lists it. */
function titlesIn(uses: unknown): string {
  if (!Array.isArray(uses)) return '';
  return uses.map(({ title }: { title?: unknown }) => String(title ?? '')).join(', ');
}

export function errorText(t: Translate, error: unknown): string {
  if (error instanceof ApiError) return messageOf(t, error.facts);
  return error instanceof Error ? error.message : String(error);
}

export function requestIdOf(error: unknown): string | null {
  return error instanceof ApiError ? (error.facts.requestId ?? null) : null;
}
