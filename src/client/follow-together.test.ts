/** Tabs that follow one work, on a clock in hand: who asks, who hears of it, and who goes on when one goes or sleeps. */
import { describe, expect, it } from 'vitest';
import { createSimulatedTime } from '../testing/client/fault-runs/simulated-time.ts';
import { memoryLocks } from '../testing/client/memory-locks.ts';
import { ApiError } from './api-error.ts';
import { createConnectivity } from './connectivity.ts';
import type { Followed } from './follow.ts';
import { followTogether, type News, type Tabs } from './follow-together.ts';

const MINUTE_MS = 60_000;
const HOLD_SEC = 5;

/** Tabs of one browser, and a work that ends at a time. */
function openBrowser({ endsAtMs, alone = false }: { endsAtMs: number; alone?: boolean }) {
  const time = createSimulatedTime({ whenQuiet: () => Promise.resolve(), onPassed: () => undefined });
  const all = memoryLocks();
  const channels = new Set<{ readonly from: object; readonly onNews: (news: News) => void }>();
  const reads: string[] = [];
  let failing: ApiError | null = null;

  const openTab = (name: string) => {
    const me = {};
    const { locks, die } = all.thread();
    const left = new AbortController();
    const seen: string[] = [];
    const failures: unknown[] = [];
    let [visible, frozen] = [true, false];
    let wakes: (() => void)[] = [];
    const tabs: Tabs = {
      locks,
      open: (_, onNews) => {
        const mine = { from: me, onNews };
        channels.add(mine);
        return {
          tell: (news) => {
            if (frozen) return;
            for (const other of channels) if (other !== mine) other.onNews(structuredClone(news));
          },
          close: () => void channels.delete(mine),
        };
      },
      isVisible: () => visible,
      whenVisible: (signal) =>
        new Promise((resolve, reject) => {
          wakes.push(resolve);
          signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        }),
    };
    const read = async (waitSec: number, signal?: AbortSignal): Promise<Followed> => {
      if (frozen)
        return new Promise((_, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
        );
      reads.push(name);
      if (failing !== null) throw failing;
      await time.pause(Math.min(waitSec * 1000, Math.max(0, endsAtMs - time.steadyMs())), signal);
      return time.steadyMs() >= endsAtMs
        ? { status: 'done', progress: 1 }
        : { status: 'running', progress: time.steadyMs() / endsAtMs };
    };
    const end = followTogether('job', read, ({ status }) => void seen.push(status), {
      tabs: alone ? null : tabs,
      connectivity: createConnectivity(time.pause),
      onFailure: (error) => void failures.push(error),
      ...{ signal: left.signal, waitSec: HOLD_SEC, pause: time.pause, nowMs: time.steadyMs },
    });
    return {
      ...{ end, seen, failures },
      hide: () => {
        visible = false;
      },
      show: () => {
        visible = true;
        for (const wake of wakes) wake();
        wakes = [];
      },
      freeze: () => {
        frozen = true;
      },
      close: () => {
        left.abort();
        die();
      },
    };
  };
  return {
    ...{ time, reads, openTab },
    fail: (error: ApiError | null) => {
      failing = error;
    },
  };
}

const doneOf = (work: Followed): string => work.status;

describe('tabs that follow the same work', () => {
  it('ask once, and all know what it is and how it ended', async () => {
    const { time, reads, openTab } = openBrowser({ endsAtMs: 2 * MINUTE_MS });
    const tabs = ['a', 'b', 'c'].map(openTab);
    const ends = await time.drive(Promise.all(tabs.map(({ end }) => end)));
    expect(ends.map(doneOf)).toEqual(['done', 'done', 'done']);
    // The others ask what it is when they come, and no more.
    expect(reads.filter((name) => name !== 'a')).toEqual(['b', 'c']);
    expect(reads.length).toBeLessThanOrEqual(2 + 2 * (60 / HOLD_SEC) + 1);
    for (const { seen } of tabs) expect(seen.at(-1)).toBe('done');
  });

  it('go on when the one that asks is closed', async () => {
    const { time, reads, openTab } = openBrowser({ endsAtMs: 2 * MINUTE_MS });
    const [first, second] = [openTab('a'), openTab('b')];
    first.end.catch(() => undefined);
    await time.drive(time.pause(MINUTE_MS));
    first.close();
    expect(doneOf(await time.drive(second.end))).toBe('done');
    const last = reads.lastIndexOf('a');
    expect(reads.slice(0, last).filter((name) => name === 'b')).toEqual(['b']);
    await expect(first.end).rejects.toThrow();
  });

  it('take over from a tab that sleeps where somebody looks, and only there', async () => {
    const { time, reads, openTab } = openBrowser({ endsAtMs: 5 * MINUTE_MS });
    const [sleeper, hidden] = [openTab('a'), openTab('b')];
    hidden.hide();
    await time.drive(time.pause(MINUTE_MS));
    sleeper.freeze();
    await time.drive(time.pause(MINUTE_MS));
    expect(reads.filter((name) => name === 'b')).toEqual(['b']);
    hidden.show();
    expect(doneOf(await time.drive(hidden.end))).toBe('done');
    // The one that slept is told, too, once it is awake.
    expect(doneOf(await time.drive(sleeper.end))).toBe('done');
  });

  it('all say why it cannot be read, while one asks', async () => {
    const { time, reads, openTab, fail } = openBrowser({ endsAtMs: 3 * MINUTE_MS });
    const tabs = [openTab('a'), openTab('b')];
    await time.drive(time.pause(MINUTE_MS));
    const before = reads.length;
    fail(new ApiError({ kind: 'unreachable', operation: 'get_job', message: 'Nobody.' }));
    await time.drive(time.pause(MINUTE_MS));
    fail(null);
    await time.drive(Promise.all(tabs.map(({ end }) => end)));
    expect(reads.slice(before)).not.toContain('b');
    for (const { failures } of tabs) expect(failures[0]).toMatchObject({ kind: 'unreachable' });
  });

  it('each end at what no waiting heals', async () => {
    const { time, openTab, fail } = openBrowser({ endsAtMs: MINUTE_MS });
    fail(
      new ApiError({
        kind: 'answer',
        operation: 'get_job',
        message: 'Gone.',
        status: 404,
        code: 'NOT_FOUND',
      }),
    );
    const ends = ['a', 'b'].map((name) => openTab(name).end.catch((error: unknown) => error));
    for (const end of await time.drive(Promise.all(ends))) expect(end).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('each ask for themselves where a browser has no locks', async () => {
    const { time, reads, openTab } = openBrowser({ endsAtMs: MINUTE_MS, alone: true });
    await time.drive(Promise.all(['a', 'b'].map((name) => openTab(name).end)));
    expect(reads.filter((name) => name === 'b').length).toBe(reads.length / 2);
  });
});
