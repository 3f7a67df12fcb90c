/** What a handler gets and gives. Types of parameters, body and answer come from the operation table. */
import type { Scope } from '../../contract/operation.ts';
import type { AnswerOf, BodyOf, OperationId, ParamsOf, QueryOf } from '../../contract/operations.ts';
import type {
  OwnerAnswerOf,
  OwnerBodyOf,
  OwnerOperationId,
  OwnerParamsOf,
  OwnerQueryOf,
} from '../../contract/owner-operations.ts';
import type { Plan } from './operator-config.ts';
import type { Queries } from './ports/database.ts';

export interface Account {
  readonly id: string;
  readonly plan: Plan;
}

export interface ApiKey {
  readonly id: string;
  readonly scopes: readonly Scope[];
}

/** Raw octets that have not been read yet. */
export interface RawBody {
  /** Throws PAYLOAD_TOO_LARGE as soon as more than `maxBytes` have arrived. */
  read(maxBytes: number): Promise<Uint8Array<ArrayBuffer>>;
}

export interface Reply<Body> {
  readonly body: Body;
  /** Address of the resource to follow, for 202 answers. */
  readonly location?: string;
}

/** Found out when asked for. Declared of a class, so that `{ ...call }`, which leaves them out, does not compile. */
declare abstract class AskedLater {
  /** Scheme, host and port the request came to, for links in answers. */
  get origin(): string;
  get signal(): AbortSignal;
}

interface CallBase<Params, Query, Body> extends AskedLater {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly account: Account;
  /**
   * Runs `work` in one transaction, which it is given, and that also stores its reply under the request's Idempotency-Key.
   * Every effect of a keyed operation happens in here, once.
   */
  commit<Body>(work: (tx: Queries) => Promise<Reply<Body>>): Promise<Reply<Body>>;
}

export interface ApiCall<Params, Query, Body> extends CallBase<Params, Query, Body> {
  readonly key: ApiKey;
}

type CallOf<Id extends OperationId> = ApiCall<
  ParamsOf<Id>,
  QueryOf<Id>,
  BodyOf<Id> extends Blob ? RawBody : BodyOf<Id>
>;
type Handler<Id extends OperationId> = (
  call: CallOf<Id>,
) => Reply<AnswerOf<Id>> | Promise<Reply<AnswerOf<Id>>>;
export type Handlers<Ids extends OperationId> = { readonly [Id in Ids]: Handler<Id> };

type OwnerCallOf<Id extends OwnerOperationId> = CallBase<
  OwnerParamsOf<Id>,
  OwnerQueryOf<Id>,
  OwnerBodyOf<Id>
>;
export type OwnerHandler<Id extends OwnerOperationId> = (
  call: OwnerCallOf<Id>,
) => Reply<OwnerAnswerOf<Id>> | Promise<Reply<OwnerAnswerOf<Id>>>;
export type OwnerHandlers<Ids extends OwnerOperationId> = { readonly [Id in Ids]: OwnerHandler<Id> };
