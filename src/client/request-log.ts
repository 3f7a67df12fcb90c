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

const POLL_MS = 10_000;

export interface RequestLog {
  add(record: Omit<RequestRecord, 'id'>): void;
  /** Newest first, at most `capacity`; a read repeated within seconds counts once. */
  records(): readonly RequestRecord[];
  subscribe(listener: () => void): () => void;
}

/** A list read over and over keeps one line, so that it does not push everything else out. */
function isSamePoll(known: RequestRecord, next: Omit<RequestRecord, 'id'>): boolean {
  return (
    next.method === 'GET' &&
    known.method === 'GET' &&
    known.path === next.path &&
    known.status === next.status &&
    next.status === 200 &&
    known.operation === next.operation &&
    next.startedAtMs - known.startedAtMs < POLL_MS
  );
}

/** Begins to measure a request. @returns what notes how it ended: its answer, or null where none came. */
export function measured(
  log: RequestLog,
  nowMs: () => number,
  request: Pick<RequestRecord, 'operation' | 'method' | 'path' | 'idempotencyKey'>,
): (response: Response | null, code: string | null) => void {
  const { operation, method, path, idempotencyKey } = request;
  const startedAtMs = nowMs();
  return (response, code) =>
    log.add({
      ...{ operation, method, path, idempotencyKey, startedAtMs, code },
      durationMs: nowMs() - startedAtMs,
      status: response?.status ?? null,
      requestId: response?.headers.get('X-Request-Id') ?? null,
      replayed: response?.headers.get('Idempotent-Replayed') === 'true',
    });
}

export function createRequestLog(capacity = 200): RequestLog {
  let records: readonly RequestRecord[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  return {
    add(record) {
      const before = records.filter((known) => !isSamePoll(known, record));
      records = [{ ...record, id: nextId++ }, ...before].slice(0, capacity);
      for (const listener of listeners) listener();
    },
    records: () => records,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
