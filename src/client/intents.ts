/**
 * Spending happens once. An intent (operation, input, key) is written down before its first send and kept
 * until the answer is known, over reloads and crashes; sending it again with the same key is then safe.
 */
import { IDEMPOTENCY_KEPT_HOURS } from '../contract/limits.ts';
import type { OperationId } from '../contract/operations.ts';

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

export function memoryIntentStore(): IntentStore {
  const intents = new Map<string, Intent>();
  return {
    put: async (intent) => void intents.set(intent.key, intent),
    remove: async (key) => void intents.delete(key),
    list: async () => [...intents.values()],
  };
}

/** Younger than the service keeps answers: only those may be sent again under their key. */
export function stillSafe(intent: Intent, nowMs: number): boolean {
  return nowMs - intent.createdAtMs < IDEMPOTENCY_KEPT_HOURS * 3_600_000;
}
