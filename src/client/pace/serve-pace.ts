/** Lets another thread use a pace of this one, over a port. */
import { NoRoomError, type Pace, type Pass } from './pace.ts';
import type { FromPace, Locks, ToPace } from './pace-messages.ts';

export interface Serving {
  /** Undefined where the platform has none: then what a lost thread had is given back when its time is over. */
  readonly locks: Locks | undefined;
  /** Held as long as this thread keeps the budget; null where the other thread ends with this one. */
  readonly lock: string | null;
}

export function servePace(pace: Pace, port: MessagePort, { locks, lock }: Serving): void {
  const waiting = new Map<number, AbortController>();
  const passes = new Map<number, Pass>();
  const send = (message: FromPace): void => port.postMessage(message);

  const enter = async ({ id, claim }: Extract<ToPace, { type: 'enter' }>): Promise<void> => {
    const leave = new AbortController();
    waiting.set(id, leave);
    try {
      passes.set(id, await pace.enter(claim, leave.signal));
      send({ type: 'go', id });
    } catch (error) {
      if (error instanceof NoRoomError) send({ type: 'no_room', id });
      else if (!leave.signal.aborted) throw error;
    } finally {
      waiting.delete(id);
    }
  };

  const end = (id: number, headers: Headers | null): void => {
    waiting.get(id)?.abort();
    passes.get(id)?.answered(headers);
    passes.delete(id);
  };

  /** What the other thread waited for and had is given back. */
  const leave = (): void => {
    port.close();
    for (const wait of waiting.values()) wait.abort();
    for (const id of [...passes.keys()]) end(id, null);
  };

  port.onmessage = ({ data }: MessageEvent<ToPace>) => {
    if (data.type === 'enter') void enter(data);
    else if (data.type === 'end')
      end(
        data.id,
        data.headers === null ? null : new Headers(data.headers.map(([name, value]) => [name, value])),
      );
    else if (data.type === 'hold') pace.hold(data.rateClass, data.seconds);
    // It is free when its thread has gone, however that went.
    else void locks?.request(data.lock, leave);
  };
  send({ type: 'welcome', lock });
}
