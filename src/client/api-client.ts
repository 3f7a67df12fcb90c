/**
 * Typed calls to the API: one method an operation, made from the contract's table. Adds keys to what
 * spends, paces, retries as `decide` says, and reads answers leniently. Knows nothing of React.
 */
import { randomId } from '../base/random-id.ts';
import type { Operation } from '../contract/operation.ts';
import {
  type AnswerOf,
  type BodyOf,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
  type ParamsOf,
  type QueryOf,
} from '../contract/operations.ts';
import {
  OWNER_OPERATIONS,
  type OwnerAnswerOf,
  type OwnerBodyOf,
  type OwnerOperation,
  type OwnerOperationId,
  type OwnerParamsOf,
  type OwnerQueryOf,
} from '../contract/owner-operations.ts';
import { ofAnswer } from '../contract/problems/answer-problems.ts';
import { fillPath, queryString } from '../contract/request-path.ts';
import { ANSWER_LIMITS, type AnswerLimits, withinMsOf } from './answer-limits.ts';
import { ApiError } from './api-error.ts';
import { type BringModelFile, createBringModelFile } from './bring-model-file.ts';
import type { Connection } from './connection.ts';
import { type Connectivity, createConnectivity } from './connectivity.ts';
import {
  createIntentManager,
  type Intent,
  type IntentManager,
  type IntentStore,
  memoryIntentStore,
} from './intents.ts';
import { createLeftOut, type LeftOut, listPageOf } from './left-out.ts';
import { createLibraryMethods, type LibraryMethods } from './library.ts';
import { createLinks, type Links } from './links.ts';
import { type Pace, UNPACED } from './pace/pace.ts';
import { createPartsPerMin } from './pace/parts-per-min.ts';
import { createPartPatience } from './part-patience.ts';
import { type Pause, pause as waitOnTimer } from './pause.ts';
import { createRawSender, type SendRaw } from './raw-request.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';
import { createSender, type Outcome, type Outgoing, type SendOptions } from './send-request.ts';
import { createServiceClock, type ServiceClock } from './service-clock.ts';
import { createSwitchedOff, type SwitchedOff } from './switched-off.ts';
import type { UnreadItem } from './unread-items.ts';

export interface CallOptions extends SendOptions {
  /**
   * What paid work acts on without its request naming it (settings saved before it, a revision). After a lost
   * answer the same request on the same basis is the same wish; on another it is another.
   */
  readonly basis?: unknown;
}

/** Uploads write their keys down beside the file they belong to. Nobody else has keys: they are the client's. */
interface UploadOptions extends SendOptions {
  readonly idempotencyKey?: string;
}
type UploadOperationId = 'create_upload' | 'complete_upload';
type OptionsOf<Id> = Id extends UploadOperationId ? UploadOptions : CallOptions;

/** An empty strict schema infers an index signature, which means: this part is not given at all. */
type NoFields<Value> = string extends keyof Value ? true : false;
type Part<Name extends string, Value> =
  NoFields<Value> extends true ? object : { readonly [Key in Name]: Value };
type OptionalPart<Name extends string, Value> =
  NoFields<Value> extends true ? object : { readonly [Key in Name]?: Value };
type BodyPart<Value> = [Value] extends [undefined] ? object : { readonly body: Value };

export type InputOf<Id extends OperationId> = Part<'params', ParamsOf<Id>> &
  OptionalPart<'query', QueryOf<Id>> &
  BodyPart<BodyOf<Id>>;
type OwnerInputOf<Id extends OwnerOperationId> = Part<'params', OwnerParamsOf<Id>> &
  OptionalPart<'query', OwnerQueryOf<Id>> &
  BodyPart<OwnerBodyOf<Id>>;

export type ApiMethods = {
  readonly [Id in OperationId]: (input: InputOf<Id>, options?: OptionsOf<Id>) => Promise<AnswerOf<Id>>;
};
export type OwnerMethods = {
  readonly [Id in OwnerOperationId]: (
    input: OwnerInputOf<Id>,
    options?: CallOptions,
  ) => Promise<OwnerAnswerOf<Id>>;
};

export interface ApiClient {
  readonly connection: Connection;
  readonly api: ApiMethods;
  /** The same for what may be wanted soon: refused at once, as `aborted`, where the minute has no room to spare. */
  readonly ahead: ApiMethods;
  readonly owner: OwnerMethods;
  readonly log: RequestLog;
  /** Whether the service answers the typed calls. */
  readonly connectivity: Connectivity;
  /** What the service's times are compared with. */
  readonly clock: ServiceClock;
  /** Entries of a list that were left out because they cannot be read. */
  readonly leftOut: Pick<LeftOut, 'changes' | 'subscribe'> & {
    of(list: ListName): readonly UnreadItem[];
    /** What earlier pages could not read of it; until it is read here. */
    recall(list: ListName, unread: readonly UnreadItem[]): void;
  };
  readonly switchedOff: SwitchedOff;
  /** The most that uploads may take of the minute, as far as is known. */
  readonly partsPerMin: () => number;
  readonly library: LibraryMethods;
  /** Files are read by links that need no key. */
  readonly links: Links;
  readonly bringModelFile: BringModelFile;
  /** One request as a person put it together, answered as it came. */
  readonly raw: SendRaw;
  /** Sends again what an earlier page wrote down and never saw answered. Failures stay written down. */
  resumeIntents(): Promise<number>;
}

export interface ClientParts {
  readonly intents: IntentStore;
  readonly pace?: Pace;
  readonly log?: RequestLog;
  readonly nowMs?: () => number;
  /** How tries are spaced; the platform's timer unless a test brings its own. */
  readonly pause?: Pause;
  readonly limits?: AnswerLimits;
  /** Whether nobody would hear a request: what is paid for is then refused here, and neither written down nor sent later. */
  readonly isAway?: () => boolean;
}

/** A list by what it is asked with, whatever its pages. */
export interface ListName {
  readonly operation: OperationId | OwnerOperationId;
  readonly params?: Readonly<Record<string, unknown>>;
  /** Its filters. */
  readonly query?: Readonly<Record<string, unknown>>;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export function createApiClient(connection: Connection, parts: ClientParts): ApiClient {
  const { pace = UNPACED, log = createRequestLog(), nowMs = Date.now, pause = waitOnTimer } = parts;
  const { limits = ANSWER_LIMITS } = parts;
  const connectivity = createConnectivity(pause);
  const clock = createServiceClock(nowMs);
  const partsPerMin = createPartsPerMin();
  const leftOut = createLeftOut();
  const switchedOff = createSwitchedOff();
  const send = createSender(connection, {
    ...{ pace, log, connectivity, clock, leftOut, partsPerMin, switchedOff, nowMs, pause },
  });
  const patience = connection.kind === 'browser' ? null : createPartPatience(limits);
  const intents = createIntentManager(parts.intents, connection.id, nowMs);
  const inDoubt = createIntentManager(memoryIntentStore(), connection.id, nowMs);

  const outgoingOf = (id: OperationId, input: AnyInput, key: string | null): Outgoing => {
    const operation: Operation = OPERATIONS[id];
    return {
      name: id,
      method: operation.method,
      path: pathOf(operation.path, input),
      rateClass: operation.rateClass,
      isHeld: Number(input.query?.['wait'] ?? 0) > 0,
      authorization: connection.apiKey,
      body: input.body,
      key,
      answer: operation.answer,
      withinMs: withinMsOf(
        connection,
        { rateClass: operation.rateClass, query: input.query, body: input.body },
        limits,
      ),
      patience: input.body instanceof Blob ? patience : null,
      list: operation.method === 'GET' ? listPageOf(operation.path, input) : null,
    };
  };

  const call = async (
    id: OperationId,
    input: AnyInput,
    options: CallOptions & UploadOptions = {},
  ): Promise<unknown> => {
    const { idempotency, status }: Operation = OPERATIONS[id];
    if (idempotency === 'none') return send(outgoingOf(id, input, null), options);
    const { idempotencyKey, basis } = options;
    if (idempotencyKey !== undefined) return send(outgoingOf(id, input, idempotencyKey), options);
    // What is made once too often costs nothing: this page alone remembers that it was asked for. So it is with a
    // change of a named revision, which can be made once: sent anew, it would seem to be refused for its own sake.
    const remembers = status === 201 || namesRevision(input.body);
    const manager = idempotency === 'required' ? intents : remembers ? inDoubt : null;
    if (manager === null) return send(outgoingOf(id, input, randomId()), options);
    if (manager === intents && parts.isAway?.() === true)
      throw new ApiError({ kind: 'unreachable', operation: id, ...ofAnswer('away_nothing_paid') });
    return sendIntent(manager, await manager.open(id, input, basis), options, { unknown: false });
  };

  /** The intent goes when the outcome is known; while it is not, it stays to be sent again. */
  const sendIntent = async (
    manager: IntentManager,
    intent: Intent,
    options: CallOptions,
    outcome: Outcome,
  ): Promise<unknown> => {
    try {
      return await send(outgoingOf(intent.operation, intent.input as AnyInput, intent.key), options, outcome);
    } finally {
      if (!outcome.unknown) await manager.settle(intent);
      else if (outcome.unheard !== true) await manager.keepForRetry(intent);
    }
  };

  const callOwner = async (
    id: OwnerOperationId,
    input: AnyInput,
    options: CallOptions = {},
  ): Promise<unknown> => {
    const operation: OwnerOperation = OWNER_OPERATIONS[id];
    const token = connection.ownerToken;
    if (token === null) {
      throw new ApiError({
        kind: 'answer',
        operation: id,
        code: 'UNAUTHORIZED',
        ...ofAnswer('owner_needed'),
      });
    }
    const rateClass = operation.method === 'GET' ? 'read' : 'write';
    const outgoing: Outgoing = {
      name: id,
      method: operation.method,
      path: pathOf(operation.path, input),
      rateClass,
      isHeld: false,
      authorization: token,
      body: input.body,
      key: null,
      answer: operation.answer,
      withinMs: withinMsOf(connection, { rateClass, query: input.query, body: input.body }, limits),
      patience: null,
      list: operation.method === 'GET' ? listPageOf(operation.path, input) : null,
    };
    return send(outgoing, options);
  };

  const resend = async (intent: Intent): Promise<boolean> => {
    try {
      await sendIntent(intents, intent, { urgency: 'follow' }, { unknown: true, unheard: true });
      return true;
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  };

  return {
    connection,
    log,
    connectivity,
    clock,
    leftOut: {
      ...leftOut,
      of: (list) => leftOut.of(addressOf(list)),
      recall: (list, unread) => leftOut.recall(addressOf(list), unread),
    },
    switchedOff: { has: switchedOff.has, subscribe: switchedOff.subscribe },
    partsPerMin: partsPerMin.now,
    library: createLibraryMethods(connection, { log, nowMs, limits }),
    links: createLinks(connection, limits),
    bringModelFile: createBringModelFile(connection, { log, nowMs, limits }),
    raw: createRawSender(connection, { pace, log, nowMs, limits }),
    api: methodsOf(OPERATION_IDS, call) as unknown as ApiMethods,
    ahead: methodsOf(OPERATION_IDS, (id, input, options = {}) =>
      call(id, input, { ...options, urgency: 'prefetch' }),
    ) as unknown as ApiMethods,
    owner: methodsOf(
      Object.keys(OWNER_OPERATIONS) as OwnerOperationId[],
      callOwner,
    ) as unknown as OwnerMethods,
    async resumeIntents() {
      const outcomes = await Promise.all((await intents.unsettled()).map(resend));
      return outcomes.filter(Boolean).length;
    },
  };
}

function namesRevision(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'expectedRevision' in body;
}

function addressOf({ operation, ...input }: ListName): string {
  const { path } =
    operation in OPERATIONS
      ? OPERATIONS[operation as OperationId]
      : OWNER_OPERATIONS[operation as OwnerOperationId];
  return listPageOf(path, input).address;
}

function pathOf(path: string, input: AnyInput): string {
  return fillPath(path, input.params ?? {}) + queryString(input.query ?? {});
}

function methodsOf<Id extends string>(
  ids: readonly Id[],
  call: (id: Id, input: AnyInput, options?: CallOptions) => Promise<unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    ids.map((id) => [id, (input: AnyInput, options?: CallOptions) => call(id, input, options)]),
  );
}
