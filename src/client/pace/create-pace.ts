/** A pace with its budget in this thread: the governor, with a clock and a timer. */
import { pause as onTimer, type Pause } from '../pause.ts';
import { type AtOnce, createGovernor, type Ledger } from './governor.ts';
import { NoRoomError, type Pace, type Pass } from './pace.ts';
import { steadyClock } from './steady-clock.ts';
import { toldLimits } from './told-limits.ts';

export interface PaceOptions {
  readonly nowMs?: () => number;
  readonly wait?: Pause;
  readonly atOnce?: AtOnce;
  /** What went out before, under the same key. */
  readonly before?: Ledger;
  /** Told after every leave and answer. */
  readonly onChange?: () => void;
}

export interface OwnPace extends Pace {
  ledger(): Ledger;
}

interface Waiting {
  readonly go: () => void;
  readonly refuse: () => void;
}

export function createPace(options: PaceOptions = {}): OwnPace {
  const { wait = onTimer, onChange = () => undefined } = options;
  const nowMs = steadyClock(options.nowMs ?? (() => performance.now()));
  const governor = createGovernor(options.atOnce);
  if (options.before !== undefined) governor.recall(options.before, nowMs());
  const waiting = new Map<string, Waiting>();
  let tickets = 0;
  let sleep: { readonly untilMs: number; readonly abort: AbortController } | null = null;

  const judge = (): void => {
    // Of one moment: who is not ready at one and is at the next would neither go nor be waited for.
    const now = nowMs();
    for (const { ticket, mayGo } of governor.judge(now)) {
      const one = waiting.get(ticket);
      waiting.delete(ticket);
      if (mayGo) one?.go();
      else one?.refuse();
    }
    sleepUntil(governor.nextMs(now), now);
  };

  const sleepUntil = (untilMs: number | null, now: number): void => {
    if (sleep?.untilMs === untilMs) return;
    sleep?.abort.abort();
    sleep = null;
    if (untilMs === null) return;
    const abort = new AbortController();
    const mine = { untilMs, abort };
    sleep = mine;
    wait(untilMs - now, abort.signal).then(
      () => {
        if (sleep !== mine) return;
        sleep = null;
        judge();
      },
      (reason: unknown) => {
        if (!abort.signal.aborted) throw reason;
      },
    );
  };

  const passOf = (ticket: string): Pass => {
    let isOver = false;
    return {
      answered(headers) {
        if (isOver) return;
        isOver = true;
        governor.end(ticket, headers === null ? null : toldLimits(headers), nowMs());
        onChange();
        judge();
      },
    };
  };

  return {
    enter(claim, signal) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      tickets += 1;
      const ticket = String(tickets);
      return new Promise<Pass>((resolve, reject) => {
        const leave = (): void => {
          waiting.delete(ticket);
          governor.end(ticket, null, nowMs());
          reject(signal?.reason);
          judge();
        };
        const stay = (): void => signal?.removeEventListener('abort', leave);
        signal?.addEventListener('abort', leave, { once: true });
        waiting.set(ticket, {
          go: () => {
            stay();
            onChange();
            resolve(passOf(ticket));
          },
          refuse: () => {
            stay();
            reject(new NoRoomError('No room to read ahead.'));
          },
        });
        governor.ask(ticket, claim);
        judge();
      });
    },
    hold(rateClass, seconds) {
      governor.hold(rateClass, nowMs() + seconds * 1000);
      judge();
    },
    ledger: () => governor.ledger(nowMs()),
  };
}
