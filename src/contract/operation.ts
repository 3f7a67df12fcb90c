import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Scope = 'clips:read' | 'clips:write' | 'spend';
/** Which budget of specification section 8 a call draws from. */
export type RateClass = 'read' | 'write' | 'spend';
/** `none`: the header is ignored; `optional`: kept when given; `required`: refused without it. */
export type IdempotencyRule = 'none' | 'optional' | 'required';

/** One operation of the API as data; everything else is derived from the table of these. */
export interface Operation {
  readonly method: HttpMethod;
  /** As sent, with `{name}` for path parameters: `/v1/clips/{clipId}`. */
  readonly path: string;
  readonly scope: Scope;
  readonly rateClass: RateClass;
  readonly idempotency: IdempotencyRule;
  /** True for lists that take `limit` and `cursor` and answer `{data, hasMore, nextCursor}`. */
  readonly paged: boolean;
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  /** null: no body is taken. `'bytes'`: raw octets. */
  readonly body: z.ZodType | 'bytes' | null;
  /** True where an absent body means an empty one. */
  readonly bodyOptional: boolean;
  readonly status: 200 | 201 | 202;
  readonly answer: z.ZodObject;
  /** Codes this operation can answer beside the ones every operation can. */
  readonly errors: readonly ErrorCode[];
  /** One sentence for the OpenAPI document and the API reference. */
  readonly summary: string;
  /** Where the shape comes from: a specification section or `open-shapes.md`. */
  readonly source: string;
}
