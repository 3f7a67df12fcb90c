/**
 * The pace of a thread whose budget is kept by another one. Where nobody keeps it, or who kept it is gone, this thread
 * keeps one of its own, and learns of the others from the service.
 */
import { randomId } from '../../base/random-id.ts';
import { type Pause, pause } from '../pause.ts';
import { type Claim, NoRoomError, type Pace, type Pass } from './pace.ts';
import { type FromPace, type Locks, TOLD_HEADERS, type ToPace } from './pace-messages.ts';

/** For a thread to begin, on a busy machine. */
const WELCOME_WITHIN_MS = 5000;

interface Waiting {
  readonly claim: Claim;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (pass: Pass | Promise<Pass>) => void;
  readonly reject: (reason: unknown) => void;
}

export interface PortPaceParts {
  /** Makes the pace of this thread alone. */
  readonly alone: () => Pace;
  readonly locks: Locks | undefined;
  readonly wait?: Pause;
}

export function paceOnPort(port: MessagePort, { alone, locks, wait = pause }: PortPaceParts): Pace {
  const waiting = new Map<number, Waiting>();
  let ids = 0;
  let own: Pace | null = null;
  const welcomed = new AbortController();
  const send = (message: ToPace): void => port.postMessage(message);

  const goAlone = (): void => {
    if (own !== null) return;
    own = alone();
    port.close();
    for (const { claim, signal, resolve } of waiting.values()) resolve(own.enter(claim, signal));
    waiting.clear();
  };

  const passOf = (id: number): Pass => {
    let isOver = false;
    return {
      answered(headers) {
        if (isOver) return;
        isOver = true;
        const told = headers === null ? null : toldOf(headers);
        if (own === null) send({ type: 'end', id, headers: told });
      },
    };
  };

  port.onmessage = ({ data }: MessageEvent<FromPace>) => {
    if (data.type === 'welcome') {
      welcomed.abort();
      // Shared, so that everybody who waits for it hears of its end at once.
      if (data.lock !== null) void locks?.request(data.lock, { mode: 'shared' }, goAlone);
      return;
    }
    const one = waiting.get(data.id);
    // It gave up while its leave was on the way, and has said so.
    if (one === undefined) return;
    waiting.delete(data.id);
    if (data.type === 'go') one.resolve(passOf(data.id));
    else one.reject(new NoRoomError('No room to read ahead.'));
  };
  wait(WELCOME_WITHIN_MS, welcomed.signal).then(goAlone, () => undefined);
  const lock = `cliproom-pace-member ${randomId()}`;
  void locks?.request(lock, () => {
    send({ type: 'member', lock });
    return new Promise(() => undefined);
  });

  return {
    async enter(claim, signal) {
      signal?.throwIfAborted();
      if (own !== null) return own.enter(claim, signal);
      ids += 1;
      const id = ids;
      let leave: (() => void) | undefined;
      try {
        return await new Promise<Pass>((resolve, reject) => {
          leave = () => {
            if (waiting.delete(id)) send({ type: 'end', id, headers: null });
            reject(signal?.reason);
          };
          signal?.addEventListener('abort', leave, { once: true });
          waiting.set(id, { claim, signal, resolve, reject });
          send({ type: 'enter', id, claim });
        });
      } finally {
        if (leave !== undefined) signal?.removeEventListener('abort', leave);
      }
    },
    hold(rateClass, seconds) {
      if (own === null) send({ type: 'hold', rateClass, seconds });
      else own.hold(rateClass, seconds);
    },
  };
}

function toldOf(headers: Headers): [string, string][] {
  return TOLD_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
}
