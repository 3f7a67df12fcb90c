/**
 * Spending happens once. An intent (operation, input, key) is written down before its first send and kept
 * until the answer is known, over reloads and crashes; sending it again with the same key is then safe.
 */
import { sayOfAnswer } from '../base/answer-sentences.ts';
import { IDEMPOTENCY_KEPT_HOURS } from '../contract/limits.ts';
import { OPERATIONS, type OperationId } from '../contract/operations.ts';
import { ApiError } from './api-error.ts';

export interface Intent {
  /** The Idempotency-Key. */
  readonly key: string;
  /** Which connection it belongs to; another service must never be sent this key. */
  readonly connectionId: string;
  readonly operation: OperationId;
  readonly input: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };
  readonly createdAtMs: number;
}

export interface IntentStore {
  put(intent: Intent): Promise<void>;
  remove(key: string): Promise<void>;
  list(): Promise<readonly Intent[]>;
}

/** The intents of one connection. */
export interface IntentDesk {
  /**
   * Writes an intent down. Where the outcome of the same work is still unknown, gives that one back: who
   * clicks again after a lost answer, or twice at once, asks for one thing.
   */
  open(operation: OperationId, input: Intent['input'], givenKey?: string): Promise<Intent>;
  /** The outcome is known. Never rejects: an intent left behind is only asked for again under its key. */
  settle(intent: Intent): Promise<void>;
  /** Those that may be sent again; what is too old is removed. */
  unsettled(): Promise<readonly Intent[]>;
}

const HOUR_MS = 3_600_000;
/** Room for a last row of tries, and for a clock that is a little off. */
const MARGIN_MS = HOUR_MS;

export function memoryIntentStore(): IntentStore {
  const intents = new Map<string, Intent>();
  return {
    put: async (intent) => void intents.set(intent.key, intent),
    remove: async (key) => void intents.delete(key),
    list: async () => [...intents.values()],
  };
}

/**
 * Younger than the service keeps answers: only those may be sent again under their key. An intent from the
 * future was written under a wrong clock; its age is unknown.
 */
function stillSafe(intent: Intent, nowMs: number): boolean {
  const ageMs = nowMs - intent.createdAtMs;
  return ageMs > -MARGIN_MS && ageMs < IDEMPOTENCY_KEPT_HOURS * HOUR_MS - MARGIN_MS;
}

export function createIntentDesk(store: IntentStore, connectionId: string, nowMs: () => number): IntentDesk {
  // Calls made before the store has answered the first of them meet here.
  const opening = new Map<string, Promise<Intent>>();

  const findOrWrite = async (
    operation: OperationId,
    input: Intent['input'],
    givenKey: string | undefined,
  ): Promise<Intent> => {
    try {
      const known = (await store.list()).find(
        (intent) =>
          intent.connectionId === connectionId &&
          (givenKey === undefined
            ? stillSafe(intent, nowMs()) &&
              workOf(intent.operation, intent.input) === workOf(operation, input)
            : intent.key === givenKey),
      );
      if (known !== undefined) return known;
      const key = givenKey ?? crypto.randomUUID();
      const intent: Intent = { key, connectionId, operation, input, createdAtMs: nowMs() };
      await store.put(intent);
      return intent;
    } catch (cause) {
      throw new ApiError({ kind: 'device', operation, ...sayOfAnswer('not_written_down') }, cause);
    }
  };

  return {
    open(operation, input, givenKey) {
      const name = givenKey ?? workOf(operation, input);
      const already = opening.get(name);
      if (already !== undefined) return already;
      const intent = findOrWrite(operation, input, givenKey).finally(() => opening.delete(name));
      opening.set(name, intent);
      return intent;
    },
    settle: (intent) => store.remove(intent.key).catch(() => undefined),
    async unsettled() {
      const mine = (await store.list()).filter((intent) => intent.connectionId === connectionId);
      const usable = mine.filter(
        (intent) => stillSafe(intent, nowMs()) && Object.hasOwn(OPERATIONS, intent.operation),
      );
      await Promise.all(
        mine.filter((intent) => !usable.includes(intent)).map((intent) => store.remove(intent.key)),
      );
      return usable;
    },
  };
}

function workOf(operation: OperationId, { params, query, body }: Intent['input']): string {
  return JSON.stringify([operation, params ?? {}, query ?? {}, body ?? null]);
}
