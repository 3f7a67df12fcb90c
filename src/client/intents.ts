/**
 * Spending happens once. An intent (operation, input, key) is written down before its first send and kept
 * until the answer is known, over reloads and crashes; sending it again with the same key is then safe.
 */
import { randomId } from '../base/random-id.ts';
import { IDEMPOTENCY_KEPT_HOURS } from '../contract/limits.ts';
import { OPERATIONS, type OperationId } from '../contract/operations.ts';
import { ofAnswer } from '../contract/problems/answer-problems.ts';
import { ApiError } from './api-error.ts';
import type { RowChange } from './idb-store.ts';
import { memoryStore } from './memory-store.ts';

export interface Intent {
  /** The Idempotency-Key. */
  readonly key: string;
  /** Which connection it belongs to; another service must never be sent this key. */
  readonly connectionId: string;
  readonly operation: OperationId;
  readonly input: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };
  /** What the request acts on without naming it: settings saved before it, the revision it is made of. */
  readonly basis?: unknown;
  /** The service said that it failed at it: the same wish sends it again, the next start by itself does not. */
  readonly onlyWhenAsked?: boolean;
  readonly createdAtMs: number;
}

export interface IntentStore {
  put(intent: Intent): Promise<void>;
  /** In one step: of tabs that ask for the same at the same moment, the later finds what the earlier wrote. */
  change(decide: (all: readonly Intent[]) => RowChange<Intent>): Promise<void>;
  remove(key: string): Promise<void>;
  list(): Promise<readonly Intent[]>;
}

/** The intents of one connection. */
export interface IntentManager {
  /**
   * Writes an intent down. Where the outcome of the same wish is still unknown, in this tab, another, or one that
   * is gone, gives that one back: who clicks again after a lost answer, or twice at once, asks for one thing. The
   * same request on another basis is another wish, which takes the place of the one before. However old it seems: a
   * key that the service has forgotten asks anew as a new one would, and one it knows must not be lost to a wrong clock.
   */
  open(operation: OperationId, input: Intent['input'], basis?: unknown): Promise<Intent>;
  /** The outcome is known. Never rejects: this page does not use the key again, whatever the device keeps. */
  settle(intent: Intent): Promise<void>;
  /** The service failed at it; whether it did the work is unknown. Never rejects. */
  keepForRetry(intent: Intent): Promise<void>;
  /** Those that may be sent again by themselves; what nobody asked for again for long is removed. */
  unsettled(): Promise<readonly Intent[]>;
}

const HOUR_MS = 3_600_000;
/** Room for a last row of tries, and for a clock that is a little off. */
const MARGIN_MS = HOUR_MS;
/** Either way: clocks may have been a day off when it was written, or be now. */
const FORGOTTEN_AFTER_MS = 7 * 24 * HOUR_MS;

export const memoryIntentStore = (): IntentStore => memoryStore<Intent>(({ key }) => key);

/**
 * Younger than the service keeps answers: only those are sent again without being asked for. An intent from the
 * future was written under a wrong clock; its age is unknown.
 */
function stillSafe(intent: Intent, nowMs: number): boolean {
  const ageMs = nowMs - intent.createdAtMs;
  return ageMs > -MARGIN_MS && ageMs < IDEMPOTENCY_KEPT_HOURS * HOUR_MS - MARGIN_MS;
}

export function createIntentManager(
  store: IntentStore,
  connectionId: string,
  nowMs: () => number,
): IntentManager {
  // Where the device cannot forget them, this page does.
  const settled = new Set<string>();

  return {
    async open(operation, input, basis) {
      const work = workOf(operation, input);
      try {
        let opened: Intent | undefined;
        await store.change((all) => {
          const same = all.filter(
            (intent) =>
              intent.connectionId === connectionId &&
              !settled.has(intent.key) &&
              isSame(workOf(intent.operation, intent.input), work),
          );
          opened = same.find((intent) => isSame(intent.basis, basis));
          if (opened !== undefined)
            return {
              put: stillSafe(opened, nowMs()) ? [] : [{ ...opened, onlyWhenAsked: true }],
              remove: [],
            };
          opened = { key: randomId(), connectionId, operation, input, basis, createdAtMs: nowMs() };
          const replaced = same.map(({ key }) => key);
          for (const key of replaced) settled.add(key);
          return { put: [opened], remove: replaced };
        });
        if (opened === undefined) throw new Error('The table of intents was not asked.');
        return opened;
      } catch (cause) {
        throw new ApiError({ kind: 'device', operation, ...ofAnswer('not_written_down') }, cause);
      }
    },
    settle(intent) {
      settled.add(intent.key);
      return store.remove(intent.key).catch(() => undefined);
    },
    async keepForRetry(intent) {
      if (settled.has(intent.key)) return;
      await store.put({ ...intent, onlyWhenAsked: true }).catch(() => undefined);
    },
    async unsettled() {
      const mine = (await store.list()).filter((intent) => intent.connectionId === connectionId);
      const isKept = (intent: Intent): boolean =>
        Math.abs(nowMs() - intent.createdAtMs) < FORGOTTEN_AFTER_MS &&
        Object.hasOwn(OPERATIONS, intent.operation);
      await Promise.all(mine.filter((intent) => !isKept(intent)).map(({ key }) => store.remove(key)));
      return mine.filter(
        (intent) =>
          isKept(intent) &&
          stillSafe(intent, nowMs()) &&
          intent.onlyWhenAsked !== true &&
          !settled.has(intent.key),
      );
    },
  };
}

function workOf(operation: OperationId, { params, query, body }: Intent['input']): unknown {
  return [operation, params ?? {}, query ?? {}, body ?? null];
}

/** As JSON, in whatever order fields were put in. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
