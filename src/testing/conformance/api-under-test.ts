/** What the conformance suite needs to know of a service: a fetch, keys, and a way to make calls by name. */
import type { FetchLike } from '../../base/web/fetch-like.ts';
import { newId } from '../../contract/ids.ts';
import type { Operation } from '../../contract/operation.ts';
import { type AnswerOf, OPERATIONS, type OperationId } from '../../contract/operations.ts';
import {
  OWNER_OPERATIONS,
  type OwnerAnswerOf,
  type OwnerOperationId,
} from '../../contract/owner-operations.ts';
import { fillPath, queryString } from '../../contract/request-path.ts';
import type { ErrorBody } from '../../contract/schemas/error-body.ts';
import { brokenRules } from './answer-rules.ts';

export interface ApiUnderTest {
  readonly fetch: FetchLike;
  readonly apiKey: string;
  readonly readOnlyKey: string;
  readonly noSpendKey: string;
  /** Of another account of the same service. */
  readonly strangerKey: string;
  readonly ownerToken: string;
  close(): Promise<void>;
}

export interface CallInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** A fresh one is made for operations that require it; null sends none. */
  readonly idempotencyKey?: string | null;
}

export interface Answered<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

export const ORIGIN = 'https://studio.test';

export class Caller {
  readonly api: ApiUnderTest;

  constructor(api: ApiUnderTest) {
    this.api = api;
  }

  /** Sends the call and gives back whatever came; throws where the answer breaks a rule for every answer. */
  async send<Body = unknown>(id: OperationId, input: CallInput = {}): Promise<Answered<Body>> {
    const operation: Operation = OPERATIONS[id];
    const headers = new Headers(input.headers);
    const key = input.key === undefined ? this.api.apiKey : input.key;
    if (key !== null) headers.set('Authorization', `Bearer ${key}`);
    const required = operation.idempotency === 'required' ? newId('event') : null;
    const idempotencyKey = input.idempotencyKey === undefined ? required : input.idempotencyKey;
    if (idempotencyKey !== null) headers.set('Idempotency-Key', idempotencyKey);
    const path = fillPath(operation.path, input.params ?? {}) + queryString(input.query ?? {});
    const answered = await read<Body>(
      await this.api.fetch(ORIGIN + path, init(operation.method, headers, input.body)),
    );
    const broken = brokenRules(operation, answered);
    if (broken.length > 0)
      throw new Error(`${id}: ${broken.join(' ')} ${answered.status} ${JSON.stringify(answered.body)}`);
    return answered;
  }

  /** Sends the call and throws unless it succeeds, with every field the table names. */
  async ok<Id extends OperationId>(id: Id, input: CallInput = {}): Promise<AnswerOf<Id>> {
    const answered = await this.send<AnswerOf<Id>>(id, input);
    if (answered.status !== OPERATIONS[id].status)
      throw new Error(`${id} answered ${answered.status}: ${JSON.stringify(answered.body)}`);
    // Strict about what is there: a field that does not apply is null, never left out.
    OPERATIONS[id].answer.parse(answered.body);
    return answered.body;
  }

  /** Sends the call and gives back the error; throws when it succeeds. */
  async fails(
    id: OperationId,
    input: CallInput = {},
  ): Promise<ErrorBody['error'] & { status: number; headers: Headers }> {
    const { status, headers, body } = await this.send<ErrorBody>(id, input);
    if (status < 400) throw new Error(`${id} succeeded: ${JSON.stringify(body)}`);
    return { ...body.error, status, headers };
  }

  async owner<Id extends OwnerOperationId>(
    id: Id,
    input: CallInput = {},
  ): Promise<Answered<OwnerAnswerOf<Id> & ErrorBody>> {
    const operation = OWNER_OPERATIONS[id];
    const headers = new Headers({ Authorization: `Bearer ${input.key ?? this.api.ownerToken}` });
    const path = fillPath(operation.path, input.params ?? {}) + queryString(input.query ?? {});
    return read(await this.api.fetch(ORIGIN + path, init(operation.method, headers, input.body)));
  }
}

function init(method: string, headers: Headers, body: unknown): RequestInit {
  if (body === undefined) return { method, headers };
  if (body instanceof Blob) {
    headers.set('Content-Type', 'application/octet-stream');
    return { method, headers, body };
  }
  headers.set('Content-Type', 'application/json');
  return { method, headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

async function read<Body>(response: Response): Promise<Answered<Body>> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text) as Body };
}
