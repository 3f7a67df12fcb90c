/**
 * Short forms that build table rows. Defaults follow the specification's habits: a read costs nothing and
 * takes no key, a change takes an optional key, spending requires one.
 */
import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { HttpMethod, IdempotencyRule, Operation, RateClass, Scope } from './operation.ts';
import { pageAnswer, pageQuery } from './page.ts';

export const NOTHING = z.strictObject({});

interface Row<Params, Query, Body, Answer> {
  readonly summary: string;
  readonly source: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly bodyOptional?: boolean;
  readonly answer: Answer;
  readonly status?: 200 | 201 | 202;
  /** Beside NOT_FOUND, which everything with `params` can answer. */
  readonly errors?: readonly ErrorCode[];
  readonly idempotency?: IdempotencyRule;
}

type Empty = typeof NOTHING;

/** What is named by an id may not be there. */
function errorsOf({ params, errors = [] }: { params?: unknown; errors?: readonly ErrorCode[] }) {
  const missing: readonly ErrorCode[] = params === undefined ? [] : ['NOT_FOUND'];
  return [...missing, ...errors];
}

function row(kind: { scope: Scope; rateClass: RateClass; idempotency: IdempotencyRule }) {
  return <
    Answer extends z.ZodObject,
    Params extends z.ZodObject = Empty,
    Query extends z.ZodObject = Empty,
    Body extends z.ZodType | 'bytes' | null = null,
  >(
    method: HttpMethod,
    path: string,
    given: Row<Params, Query, Body, Answer>,
  ) =>
    ({
      method,
      path: `/v1${path}`,
      scope: kind.scope,
      rateClass: kind.rateClass,
      idempotency: given.idempotency ?? kind.idempotency,
      paged: false as boolean,
      params: (given.params ?? NOTHING) as Params,
      query: (given.query ?? NOTHING) as Query,
      body: (given.body ?? null) as Body,
      bodyOptional: given.bodyOptional ?? false,
      status: given.status ?? 200,
      answer: given.answer,
      errors: errorsOf(given),
      summary: given.summary,
      source: given.source,
    }) satisfies Operation;
}

/** A read: `clips:read`, read budget, no Idempotency-Key. */
export const read = row({ scope: 'clips:read', rateClass: 'read', idempotency: 'none' });
/** A change: `clips:write`, write budget, Idempotency-Key optional. */
export const write = row({ scope: 'clips:write', rateClass: 'write', idempotency: 'optional' });
/** Work that is paid for: `spend`, spend budget, Idempotency-Key required. */
export const spend = row({ scope: 'spend', rateClass: 'spend', idempotency: 'required' });

/** A paged list, newest first unless the operation says otherwise. Specification, section 4, "Common rules". */
export function list<
  Item extends z.ZodType,
  Params extends z.ZodObject = Empty,
  Filters extends z.ZodRawShape = Record<never, never>,
>(
  path: string,
  given: {
    item: Item;
    summary: string;
    source: string;
    params?: Params;
    filters?: Filters;
    errors?: readonly ErrorCode[];
  },
) {
  const answer = pageAnswer(given.item);
  const query = pageQuery((given.filters ?? {}) as Filters);
  return {
    ...read('GET', path, {
      summary: given.summary,
      source: given.source,
      answer,
      query,
      ...(given.params === undefined ? {} : { params: given.params }),
      ...(given.errors === undefined ? {} : { errors: given.errors }),
    }),
    paged: true as boolean,
  };
}

/** A row of the owner's table. What is left out takes and refuses nothing of its own; it answers 200. */
export const owned = <
  Answer extends z.ZodObject,
  Params extends z.ZodObject = Empty,
  Query extends z.ZodObject = Empty,
  Body extends z.ZodType | null = null,
>(
  method: HttpMethod,
  path: string,
  given: {
    readonly summary: string;
    readonly params?: Params;
    readonly query?: Query;
    readonly body?: Body;
    readonly answer: Answer;
    readonly status?: 200 | 201;
    readonly errors?: readonly ErrorCode[];
  },
) => ({
  method,
  path,
  params: (given.params ?? NOTHING) as Params,
  query: (given.query ?? NOTHING) as Query,
  body: (given.body ?? null) as Body,
  status: given.status ?? (200 as const),
  answer: given.answer,
  errors: errorsOf(given),
  summary: given.summary,
});
