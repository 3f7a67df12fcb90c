/**
 * Several tabs that follow the same work ask for it once: one leads and tells the others what it hears. Whoever holds the
 * Web Lock of the work leads; the next in its queue takes over when that tab goes, and a tab that somebody looks at takes
 * it away from one that says nothing any more, as browsers let hidden tabs sleep.
 */
import { deferred } from '../base/work/deferred.ts';
import { FINAL_STATES } from '../contract/states.ts';
import { ApiError, type ApiErrorFacts } from './api-error.ts';
import type { Connectivity } from './connectivity.ts';
import { type Followed, type FollowOptions, follow } from './follow.ts';
import { afterPassingFailure, passes } from './follow-on.ts';
import type { Locks } from './pace/pace-messages.ts';
import { pause as onTimer, type Pause } from './pause.ts';

/** What one tab tells the others of a work. */
export type News =
  | { readonly type: 'work'; readonly work: Followed }
  /** It could not be read, and is read again. */
  | { readonly type: 'failed'; readonly facts: ApiErrorFacts }
  /** Nothing new, and somebody is at it. */
  | { readonly type: 'here' };

interface Channel {
  tell(news: News): void;
  close(): void;
}

/** The tabs of one origin, as one of them sees them. */
export interface Tabs {
  readonly locks: Locks;
  /** @param onNews told what the other tabs tell under this name */
  open(name: string, onNews: (news: News) => void): Channel;
  isVisible(): boolean;
  /** Resolves when somebody looks at this tab; rejects with the signal's reason. */
  whenVisible(signal: AbortSignal): Promise<void>;
}

interface TogetherOptions extends Omit<FollowOptions, 'afterFailure'> {
  /** null where a browser lacks what it takes: each tab follows for itself. */
  readonly tabs: Tabs | null;
  readonly connectivity: Pick<Connectivity, 'waitToTry'>;
  /** Told each failure that is read past, here or by the tab that leads. */
  readonly onFailure: (error: unknown) => void;
}

const TELL_EVERY_MS = 5000;
/** Of nothing heard, until the tab in front leads. */
const SILENT_MS = 15_000;

type Read<Work> = (waitSec: number, signal?: AbortSignal) => Promise<Work>;

/**
 * As `follow`, of work that passing failures do not end.
 * @param name of the work, the same in all tabs
 */
export async function followTogether<Work extends Followed>(
  name: string,
  read: Read<Work>,
  onChange: (work: Work) => void,
  options: TogetherOptions,
): Promise<Work> {
  const { tabs, connectivity, onFailure, signal, ...timing } = options;
  if (tabs === null) {
    const afterFailure = afterPassingFailure(connectivity, onFailure);
    return follow(read, onChange, { ...timing, signal, afterFailure });
  }
  signal?.throwIfAborted();
  const over = new AbortController();
  const ends = signal === undefined ? over.signal : AbortSignal.any([signal, over.signal]);
  const { nowMs = () => performance.now(), pause = onTimer } = timing;
  const end = deferred<Work>();
  const finish = (work: Work): void => {
    end.resolve(work);
    over.abort();
  };
  const fail = (error: unknown): void => {
    end.reject(error);
    over.abort();
  };
  let leads = false;
  let heardMs = nowMs();

  const channel = tabs.open(name, (news) => {
    if (leads || over.signal.aborted) return;
    heardMs = nowMs();
    if (news.type === 'failed') onFailure(new ApiError(news.facts));
    if (news.type !== 'work') return;
    // What another tab read of the same name.
    const work = news.work as Work;
    onChange(work);
    if (FINAL_STATES.includes(work.status)) finish(work);
  });

  const lead = async (lost: AbortSignal): Promise<void> => {
    leads = true;
    const done = new AbortController();
    const mine = AbortSignal.any([ends, lost]);
    void tellThatItLives(channel, pause, AbortSignal.any([mine, done.signal]));
    const failed = (error: unknown): void => {
      onFailure(error);
      if (error instanceof ApiError) channel.tell({ type: 'failed', facts: error.facts });
    };
    const changed = (work: Work): void => {
      onChange(work);
      channel.tell({ type: 'work', work });
    };
    const afterFailure = afterPassingFailure(connectivity, failed);
    await follow(read, changed, { ...timing, signal: mine, afterFailure })
      .then(finish, (error: unknown) => {
        if (!lost.aborted) fail(error);
      })
      .finally(() => {
        done.abort();
        leads = false;
        heardMs = nowMs();
      });
  };

  /** Resolves when this tab leads no more, with whether it did. */
  const takeTurn = async (how: LockOptions): Promise<boolean> => {
    const lost = new AbortController();
    let led = false;
    try {
      await tabs.locks.request(name, how, (lock) => {
        if (lock === null) return undefined;
        led = true;
        return lead(lost.signal);
      });
    } catch (reason) {
      // Another tab took it, or it was waited for long enough.
      lost.abort(reason);
      if (how.signal?.aborted !== true && !isAbort(reason)) throw reason;
    }
    return led;
  };

  const takeTurns = async (): Promise<void> => {
    const led = await takeTurn({ ifAvailable: true });
    // Who leads may have nothing to tell for a while.
    if (!led && !ends.aborted) await readOnce();
    while (!ends.aborted) {
      const waits = new AbortController();
      const until = AbortSignal.any([ends, waits.signal]);
      const turn = takeTurn({ signal: until }).then(() => false);
      const isSilent = await Promise.race([turn, silence(until)]);
      waits.abort();
      await turn;
      if (isSilent && !ends.aborted) await takeTurn({ steal: true });
    }
  };

  const readOnce = async (): Promise<void> => {
    try {
      const work = await read(0, ends);
      onChange(work);
      if (FINAL_STATES.includes(work.status)) finish(work);
    } catch (error) {
      if (ends.aborted) return;
      if (passes(error)) onFailure(error);
      else fail(error);
    }
  };

  /** True when nothing is heard while somebody looks; false when it is not waited for any more. */
  const silence = async (until: AbortSignal): Promise<boolean> => {
    try {
      for (;;) {
        const leftMs = leads ? SILENT_MS : heardMs + SILENT_MS - nowMs();
        if (leftMs > 0) await pause(leftMs, until);
        else if (tabs.isVisible()) return true;
        else await tabs.whenVisible(until);
      }
    } catch (reason) {
      if (until.aborted) return false;
      throw reason;
    }
  };

  const leave = (): void => fail(signal?.reason);
  signal?.addEventListener('abort', leave, { once: true });
  takeTurns().catch(fail);
  try {
    return await end.promise;
  } finally {
    signal?.removeEventListener('abort', leave);
    channel.close();
  }
}

function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}

async function tellThatItLives(channel: Channel, pause: Pause, until: AbortSignal): Promise<void> {
  try {
    for (;;) {
      await pause(TELL_EVERY_MS, until);
      channel.tell({ type: 'here' });
    }
  } catch (reason) {
    if (!until.aborted) throw reason;
  }
}
