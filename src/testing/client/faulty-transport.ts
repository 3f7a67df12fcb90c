/** A transport to a real service that can be told to fail: requests or answers lost, doubled, held, or garbled. */
import type { FetchLike } from '../../base/web/fetch-like.ts';

export interface SentRequest {
  /** `POST /v1/projects/prj_…/analyze` */
  readonly line: string;
  readonly idempotencyKey: string | null;
}

/** What happens instead of sending; `send` gives the service's own answer. */
export type Fault = (send: () => Promise<Response>, init: RequestInit) => Promise<Response>;

interface Rule {
  readonly line: RegExp;
  readonly fault: Fault;
  left: number;
}

export interface FaultyTransport {
  readonly fetch: FetchLike;
  /** Everything the client tried to send, in order. */
  readonly sent: readonly SentRequest[];
  /** Lets the next `times` requests whose line matches meet the fault. */
  break(line: RegExp, fault: Fault, times?: number): void;
  count(line: RegExp): number;
}

export function faultyTransport(real: FetchLike): FaultyTransport {
  const sent: SentRequest[] = [];
  const rules: Rule[] = [];
  return {
    sent,
    break: (line, fault, times = 1) => void rules.push({ line, fault, left: times }),
    count: (line) => sent.filter((request) => line.test(request.line)).length,
    fetch: async (input, init = {}) => {
      const line = `${init.method ?? 'GET'} ${String(input)}`;
      sent.push({ line, idempotencyKey: new Headers(init.headers).get('Idempotency-Key') });
      init.signal?.throwIfAborted();
      const send = () => real(input, init);
      const rule = rules.find((candidate) => candidate.left > 0 && candidate.line.test(line));
      if (rule === undefined) return send();
      rule.left -= 1;
      return rule.fault(send, init);
    },
  };
}

export const requestLost: Fault = () => Promise.reject(new TypeError('Failed to fetch'));

/** The service does the work; nobody hears of it. */
export const answerLost: Fault = async (send) => {
  await send();
  throw new TypeError('Failed to fetch');
};

/** Headers arrive, and half of the body. */
export const answerCut: Fault = async (send) => {
  const answer = await send();
  const text = await answer.text();
  const half = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2)));
      controller.error(new TypeError('network error'));
    },
  });
  return new Response(half, { status: answer.status, headers: answer.headers });
};

/** Two of the same arrive, as after a proxy's own retry; the client hears the later one. */
export const requestDoubled: Fault = async (send) => {
  await send();
  return send();
};

/** Sent only once `until` resolves. */
export function held(until: Promise<unknown>): Fault {
  return async (send) => {
    await until;
    return send();
  };
}

/** Ends when the caller gives up, as a connection that hangs. */
export const hanging: Fault = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** Something else answers: a proxy, a router's page, a newer service. */
export function answered(status: number, body: unknown, headers: Record<string, string> = {}): Fault {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return async () => new Response(text, { status, headers });
}

/** The service's error body with this code. */
export function refused(
  status: number,
  code: string,
  headers: Record<string, string> = {},
  details?: object,
): Fault {
  const error = { code, message: `${code} for a test.`, requestId: 'req_test', details };
  return answered(status, { error }, headers);
}
