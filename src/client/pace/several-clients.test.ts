/**
 * Several threads with one key: on the real service over HTTP at the limits of the specification, where time passes
 * only when a budget is used up; and what becomes of the others when one of them dies.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { memoryLocks } from '../../testing/client/memory-locks.ts';
import { startBench } from '../../testing/conformance/fault-bench.ts';
import { serveStudio } from '../../testing/conformance/serve-studio.ts';
import { type ApiClient, createApiClient } from '../api-client.ts';
import { memoryIntentStore } from '../intents.ts';
import { pause } from '../pause.ts';
import { createPace, type PaceOptions } from './create-pace.ts';
import { type Claim, NoRoomError, type Pace } from './pace.ts';
import { paceOnPort } from './pace-on-port.ts';
import { servePace } from './serve-pace.ts';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A thread that keeps the budget, and any number that use it. */
function openThreads(options: PaceOptions) {
  const all = memoryLocks();
  const keeper = all.thread();
  void keeper.locks.request('keeper', () => new Promise(() => undefined));
  const kept = createPace(options);
  let onWay = 0;
  const counted: Pace = {
    ...kept,
    enter: async (claim, signal) => {
      const pass = await kept.enter(claim, signal);
      onWay += 1;
      return {
        answered: (headers) => {
          onWay -= 1;
          pass.answered(headers);
        },
      };
    },
  };
  const join = () => {
    const { port1, port2 } = new MessageChannel();
    ends.push(() => port1.close());
    servePace(counted, port1, { locks: keeper.locks, lock: 'keeper' });
    const thread = all.thread();
    const pace = paceOnPort(port2, { alone: () => createPace(options), locks: thread.locks });
    return { pace, die: thread.die };
  };
  return { join, keeperDies: keeper.die, ledger: kept.ledger, onWay: () => onWay };
}

const times = <Value>(count: number, work: (at: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

const CLICK: Claim = { rateClass: 'spend', urgency: 'person' };

describe('several clients with one key', () => {
  it('are never refused by the service, and clicks come first', async () => {
    const { studio } = await startBench({ config: { rateFactor: 1 } });
    const server = await serveStudio(studio);
    ends.push(() => server.close(0));
    const refusals: string[] = [];
    let partsSent = 0;
    let partsSentAtLastClick = 0;
    const { join, onWay } = openThreads({
      nowMs: studio.clock.nowMs,
      // What is on its way is answered first: the service counts it when it comes.
      wait: async (durationMs, signal) => {
        do await pause(2, signal);
        while (onWay() > 0);
        studio.clock.advance(durationMs);
      },
    });
    const open = (): ApiClient => {
      const connection = {
        ...({ id: 'remote', kind: 'remote', ownerToken: null } as const),
        ...{ baseUrl: server.origin, apiKey: studio.apiKey },
        fetch: async (input: string | URL, init?: RequestInit) => {
          const answer = await fetch(input, init);
          if (answer.status === 429) refusals.push(String(input));
          return answer;
        },
      };
      return createApiClient(connection, { intents: memoryIntentStore(), pace: join().pace });
    };
    const body = { filename: 'a.mp4', sizeBytes: 4, contentType: 'video/mp4' };
    const [person, otherTab, worker, otherWorker] = [open(), open(), open(), open()];
    const writes = ({ api }: ApiClient, urgency: 'person' | 'upload', at: number) =>
      api.create_upload({ body }, { urgency, idempotencyKey: `${urgency}-${at}-${crypto.randomUUID()}` });
    await Promise.all([
      ...[worker, otherWorker].map((thread) =>
        times(30, async (at) => {
          await writes(thread, 'upload', at);
          partsSent += 1;
        }),
      ),
      times(100, () => otherTab.api.get_me({}, { urgency: 'follow' })),
      times(20, async (at) => {
        await writes(person, 'person', at);
        partsSentAtLastClick = partsSent;
      }),
      times(25, () => person.api.get_credits({})),
    ]);
    expect(refusals).toEqual([]);
    expect(partsSent).toBe(60);
    // 42 of the first minute, and none of the second before the last click.
    expect(partsSentAtLastClick).toBeLessThanOrEqual(42);
  });

  it('share one budget, tell one another what they were told, and give back what a dead one had', async () => {
    const pauses: number[] = [];
    const { join, ledger } = openThreads({
      nowMs: () => 0,
      wait: (durationMs) => {
        pauses.push(durationMs);
        return new Promise(() => undefined);
      },
    });
    const [one, other, third] = [join(), join(), join()];
    const held: Claim = { rateClass: 'read', urgency: 'follow', isHeld: true };
    for (let at = 0; at < 3; at += 1) await one.pace.enter(held);
    const lost = one.pace.enter(held);
    const next = other.pace.enter(held);
    one.die();
    (await next).answered(null);
    expect(await Promise.race([lost, 'never'])).toBe('never');
    for (let at = 0; at < 5; at += 1) await other.pace.enter(CLICK);
    const [last] = await times(5, () => third.pace.enter(CLICK));
    last?.answered(new Headers({ 'RateLimit-Remaining': '0', 'RateLimit-Reset': '9' }));
    other.pace.hold('spend', 30);
    const leave = new AbortController();
    const waits = third.pace.enter(CLICK, leave.signal);
    await expect.poll(() => pauses.at(-1)).toBeGreaterThanOrEqual(30_000);
    leave.abort(new Error('left'));
    await expect(waits).rejects.toThrow('left');
    expect(ledger().spend).toHaveLength(10);
    const ahead: Claim = { rateClass: 'spend', urgency: 'prefetch' };
    await expect(third.pace.enter(ahead)).rejects.toBeInstanceOf(NoRoomError);
  });

  it('each go on alone when nobody keeps the budget any more, or ever did', async () => {
    const { join, keeperDies } = openThreads({ nowMs: () => 0 });
    const { pace } = join();
    pace.hold('read', 3600);
    const read: Claim = { rateClass: 'read', urgency: 'person' };
    const waiting = pace.enter(read);
    (await pace.enter(CLICK)).answered(null);
    keeperDies();
    (await waiting).answered(null);
    (await pace.enter(read)).answered(null);

    const { port1, port2 } = new MessageChannel();
    ends.push(() => port2.close());
    const alone: Pace = paceOnPort(port1, {
      alone: () => createPace(),
      locks: undefined,
      wait: async () => undefined,
    });
    (await alone.enter(read)).answered(null);
  });
});
