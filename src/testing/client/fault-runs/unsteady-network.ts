/**
 * A network that does to requests what networks do, by a seed: what becomes of one depends on what it is and how often
 * it was sent before, so that a run can be repeated whatever the order of what goes on at the same time.
 */
import type { FetchLike } from '../../../base/web/fetch-like.ts';
import { randomNumbers } from '../../media/mutated/random-numbers.ts';
import type { SimulatedTime } from './simulated-time.ts';

export interface UnsteadyNetwork {
  /** As a page sends: `onCrash` is called where the page is to end at this request. */
  send(page: PageOnNetwork, input: string | URL, init?: RequestInit): Promise<Response>;
  /** Resolves once the service has nothing more to answer. */
  whenQuiet(): Promise<void>;
  setWeather(weather: Weather): void;
  /** What was held back on the way arrives now, long after anybody waited for it. */
  deliverLate(): Promise<void>;
}

export interface PageOnNetwork {
  readonly isOver: () => boolean;
  readonly crash: () => void;
}

export interface Weather {
  /** Of requests that meet a fault: 0 is well. */
  readonly share: number;
  readonly kinds: readonly Fault[];
}

export const WELL: Weather = { share: 0, kinds: [] };

type Fault =
  | 'lost'
  | 'answer lost'
  | 'answer cut'
  | 'doubled'
  | 'slow'
  | 'answer slow'
  | 'held back'
  | 'busy'
  | 'busy for a while'
  | 'gateway'
  | 'unavailable'
  | 'failed'
  | 'crash before'
  | 'crash after';

export const FAULTS: readonly Fault[] = [
  ...['lost', 'answer lost', 'answer lost', 'answer cut', 'doubled', 'slow', 'answer slow'],
  ...['held back', 'busy', 'busy for a while', 'gateway', 'unavailable', 'failed'],
  ...['crash before', 'crash after'],
] as readonly Fault[];

const NETWORK_ERROR = 'Failed to fetch';

export function createUnsteadyNetwork(
  seed: number,
  service: () => FetchLike,
  time: () => SimulatedTime,
  onFault: (what: string) => void,
): UnsteadyNetwork {
  const sentBefore = new Map<string, number>();
  const nameOfId = new Map<string, string>();
  const late: (() => Promise<unknown>)[] = [];
  let weather = WELL;
  let onItsWay = 0;
  let quiet: (() => void)[] = [];

  /** The same in every run, whatever ids the service gives. */
  const nameOf = (method: string, address: string): string => {
    const path = address.replace(/[a-z]{3}_[0-9a-zA-Z]{20,}/g, (id) => {
      const name = nameOfId.get(id) ?? `${id.slice(0, 3)}#${nameOfId.size}`;
      nameOfId.set(id, name);
      return name;
    });
    return `${method} ${path}`;
  };

  const faultOf = (name: string): Fault | null => {
    const times = sentBefore.get(name) ?? 0;
    sentBefore.set(name, times + 1);
    if (weather.share === 0) return null;
    const random = randomNumbers(hashOf(`${seed} ${name} ${times}`));
    if (random.below(1000) >= weather.share * 1000) return null;
    const fault = random.pick(weather.kinds);
    onFault(`  ${name}: ${fault}`);
    return fault;
  };

  const arrive = async (input: string | URL, init: RequestInit): Promise<Response> => {
    onItsWay += 1;
    try {
      const answer = await service()(input, { ...init, signal: null });
      // Whole before anybody reads it: a service that ends meanwhile has said all.
      const body = await answer.arrayBuffer();
      return new Response(body, { status: answer.status, headers: answer.headers });
    } finally {
      onItsWay -= 1;
      if (onItsWay === 0) {
        for (const tell of quiet) tell();
        quiet = [];
      }
    }
  };

  return {
    whenQuiet: () => (onItsWay === 0 ? Promise.resolve() : new Promise((resolve) => quiet.push(resolve))),
    setWeather: (next) => {
      weather = next;
    },
    async deliverLate() {
      for (const send of late.splice(0)) await send().catch(() => undefined);
    },
    async send(page, input, init = {}) {
      init.signal?.throwIfAborted();
      const name = nameOf(init.method ?? 'GET', String(input));
      const fault = faultOf(name);
      const lost = (): never => {
        throw new TypeError(NETWORK_ERROR);
      };
      switch (fault) {
        case null:
          return arrive(input, init);
        case 'lost':
          return lost();
        case 'answer lost':
          await arrive(input, init);
          return lost();
        case 'answer cut':
          return cut(await arrive(input, init));
        case 'doubled':
          await arrive(input, init);
          return arrive(input, init);
        case 'slow':
          await time().pause(8000, init.signal ?? undefined);
          return arrive(input, init);
        case 'answer slow': {
          const answer = await arrive(input, init);
          await time().pause(8000, init.signal ?? undefined);
          return answer;
        }
        case 'held back':
          late.push(() => arrive(input, init));
          return lost();
        case 'busy':
          return refusal(429, 'RATE_LIMITED', { 'Retry-After': '3' });
        case 'busy for a while':
          return refusal(429, 'RATE_LIMITED');
        case 'gateway':
          return new Response('<h1>502 Bad Gateway</h1>', { status: 502 });
        case 'unavailable':
          return refusal(503, 'UNAVAILABLE', { 'Retry-After': '5' });
        case 'failed':
          await arrive(input, init);
          return refusal(500, 'INTERNAL');
        case 'crash before':
          page.crash();
          return new Promise(() => undefined);
        case 'crash after':
          await arrive(input, init);
          page.crash();
          return new Promise(() => undefined);
      }
    },
  };
}

async function cut(answer: Response): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const half = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, bytes.length / 2));
      controller.error(new TypeError('network error'));
    },
  });
  return new Response(half, { status: answer.status, headers: answer.headers });
}

function refusal(status: number, code: string, headers: Record<string, string> = {}): Response {
  const error = { code, message: `${code} for a test.`, requestId: 'req_test' };
  return new Response(JSON.stringify({ error }), { status, headers });
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
