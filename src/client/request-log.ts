/** What was sent and answered, for the request inspector. Never holds keys, bodies or links. */
export interface RequestRecord {
  readonly id: number;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly startedAtMs: number;
  readonly durationMs: number;
  /** null where no answer came. */
  readonly status: number | null;
  readonly code: string | null;
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;
  readonly replayed: boolean;
}

export interface RequestLog {
  add(record: Omit<RequestRecord, 'id'>): void;
  /** Newest first, at most `capacity`. */
  records(): readonly RequestRecord[];
  subscribe(listener: () => void): () => void;
}

export function createRequestLog(capacity = 200): RequestLog {
  let records: readonly RequestRecord[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  return {
    add(record) {
      records = [{ ...record, id: nextId++ }, ...records].slice(0, capacity);
      for (const listener of listeners) listener();
    },
    records: () => records,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
