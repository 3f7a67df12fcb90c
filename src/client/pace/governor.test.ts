/** The governor against a service that counts as ours does, over a network of any delay, on a simulated clock. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWER_LIMITS } from '../answer-limits.ts';
import { createGovernor, type Governor } from './governor.ts';
import { type Claim, URGENCIES } from './pace.ts';
import { steadyClock } from './steady-clock.ts';

const MINUTE_MS = 60_000;

interface Wish {
  readonly afterMs: number;
  readonly claim: Claim;
  /** From leave to arrival, from arrival to answer; null: its sender dies and never tells. */
  readonly outMs: number;
  readonly backMs: number | null;
}

interface Told {
  readonly wish: Wish;
  readonly askedMs: number;
  goneMs: number | null;
  arrivedMs: number | null;
  refused: boolean;
}

/** Fixed windows that begin with their first request, as the service keeps them. */
function countingService(limits: Readonly<Record<string, number>>, isTelling: boolean) {
  const windows = new Map<string, { used: number; endsMs: number }>();
  return (rateClass: string, nowMs: number) => {
    const known = windows.get(rateClass);
    const window =
      known !== undefined && known.endsMs > nowMs ? known : { used: 0, endsMs: nowMs + MINUTE_MS };
    windows.set(rateClass, window);
    const limit = limits[rateClass] ?? 0;
    const refused = window.used >= limit;
    if (!refused) window.used += 1;
    const room = { remaining: limit - window.used, resetSec: Math.ceil((window.endsMs - nowMs) / 1000) };
    return { refused, told: isTelling ? { limit, room } : null };
  };
}

/** Lets everything happen in order of time, until nothing is left. */
function run(wishes: readonly Wish[], governor: Governor, isTelling: boolean): Told[] {
  const arrive = countingService({ read: 120, write: 60, spend: 10 }, isTelling);
  const all: Told[] = [];
  const agenda: { readonly atMs: number; readonly work: (nowMs: number) => void }[] = [];
  let atMs = 0;
  for (const wish of wishes) {
    atMs += wish.afterMs;
    const told: Told = { wish, askedMs: atMs, goneMs: null, arrivedMs: null, refused: false };
    const ticket = String(all.push(told));
    agenda.push({ atMs, work: () => governor.ask(ticket, wish.claim) });
  }
  for (let nowMs = 0; ; ) {
    for (const { ticket, mayGo } of governor.judge(nowMs)) {
      const told = all[Number(ticket) - 1];
      if (told === undefined || !mayGo) continue;
      told.goneMs = nowMs;
      const { outMs, backMs, claim } = told.wish;
      agenda.push({
        atMs: nowMs + outMs,
        work: (now) => {
          const answer = arrive(claim.rateClass, now);
          Object.assign(told, { arrivedMs: now, refused: answer.refused });
          if (backMs !== null)
            agenda.push({ atMs: now + backMs, work: (then) => governor.end(ticket, answer.told, then) });
        },
      });
    }
    const wakeMs = governor.nextMs(nowMs);
    agenda.sort((one, other) => one.atMs - other.atMs);
    const next = agenda[0];
    if (next === undefined && wakeMs === null) return all;
    nowMs = Math.min(next?.atMs ?? Number.POSITIVE_INFINITY, wakeMs ?? Number.POSITIVE_INFINITY);
    while (agenda[0] !== undefined && agenda[0].atMs <= nowMs) agenda.shift()?.work(nowMs);
  }
}

const wish = (backMs: fc.Arbitrary<number | null>): fc.Arbitrary<Wish> =>
  fc.record({
    afterMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3000 })),
    claim: fc.record({
      rateClass: fc.constantFrom('read' as const, 'write' as const, 'spend' as const),
      urgency: fc.constantFrom(...URGENCIES),
      isHeld: fc.constant(false),
    }),
    outMs: fc.integer({ min: 0, max: 8000 }),
    backMs,
  });

const answered = fc.integer({ min: 0, max: 5000 });
const many = <Item>(item: fc.Arbitrary<Item>) =>
  fc.array(item, { minLength: 1, maxLength: 250, size: 'max' });
const RUNS = { numRuns: 15 };

describe('the governor', () => {
  it('is never refused, whatever the delays, whether the service tells its limits or not', () => {
    fc.assert(
      fc.property(many(wish(answered)), fc.boolean(), (wishes, isTelling) => {
        expect(run(wishes, createGovernor(), isTelling).filter(({ refused }) => refused)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('never lets more arrive in any sixty seconds than the limit', () => {
    fc.assert(
      fc.property(many(wish(answered)), (wishes) => {
        const all = run(wishes, createGovernor(), false);
        for (const [rateClass, limit] of [
          ['read', 120],
          ['write', 60],
          ['spend', 10],
        ] as const) {
          const ofClass = all.filter((one) => one.wish.claim.rateClass === rateClass);
          const arrivedMs = ofClass.flatMap((one) => one.arrivedMs ?? []);
          for (const endMs of arrivedMs)
            expect(
              arrivedMs.filter((at) => at > endMs - MINUTE_MS && at <= endMs).length,
            ).toBeLessThanOrEqual(limit);
        }
      }),
      RUNS,
    );
  });

  it('lets everything go in the end that is not read ahead, also beside senders that died', () => {
    fc.assert(
      fc.property(many(wish(fc.option(answered, { freq: 3 }))), (wishes) => {
        const stuck = run(wishes, createGovernor(), true).filter(
          ({ goneMs, wish: { claim } }) => goneMs === null && claim.urgency !== 'prefetch',
        );
        expect(stuck).toEqual([]);
      }),
      RUNS,
    );
  });

  it('lets a click go at once beside any crowd of parts and held reads, while the clicks are below the reserve', () => {
    const crowd = fc.record({
      afterMs: fc.integer({ min: 0, max: 200 }),
      claim: fc.constantFrom<Claim>(
        { rateClass: 'write', urgency: 'upload' },
        { rateClass: 'read', urgency: 'follow', isHeld: true },
        { rateClass: 'read', urgency: 'prefetch' },
      ),
      outMs: fc.integer({ min: 0, max: 50 }),
      backMs: fc.integer({ min: 0, max: 25_000 }),
    });
    const click = fc.record({
      afterMs: fc.integer({ min: 4000, max: 9000 }),
      claim: fc.record({
        rateClass: fc.constantFrom('read' as const, 'write' as const),
        urgency: fc.constant('person' as const),
      }),
      outMs: fc.constant(20),
      backMs: fc.constant(20),
    });
    fc.assert(
      fc.property(
        many(fc.oneof({ weight: 8, arbitrary: crowd }, { weight: 1, arbitrary: click })),
        fc.boolean(),
        (wishes, tells) => {
          const clicks = run(wishes, createGovernor(), tells).filter(
            ({ wish: one }) => one.claim.urgency === 'person',
          );
          for (const { askedMs, goneMs } of clicks) expect(goneMs).toBe(askedMs);
        },
      ),
      RUNS,
    );
  });

  it('keeps what is more urgent before what is less, in the order it was asked', () => {
    const governor = createGovernor();
    governor.hold('read', 1000);
    const asked = ['follow', 'upload', 'person', 'follow', 'person'] as const;
    for (const [at, urgency] of asked.entries())
      governor.ask(`${urgency} ${at}`, { rateClass: 'read', urgency });
    expect(governor.judge(999)).toEqual([]);
    expect(governor.nextMs(999)).toBe(1000);
    expect(governor.judge(1000).map(({ ticket }) => ticket)).toEqual([
      ...['person 2', 'person 4', 'follow 0', 'follow 3', 'upload 1'],
    ]);
  });

  it('leaves a connection to people, room for parts beside held reads, and most of the reads an account may hold', () => {
    const governor = createGovernor();
    for (let at = 0; at < 9; at += 1) {
      governor.ask(`held ${at}`, { rateClass: 'read', urgency: 'follow', isHeld: true });
      governor.ask(`part ${at}`, { rateClass: 'write', urgency: 'upload' });
    }
    const gone = () => governor.judge(0).map(({ ticket }) => ticket);
    expect(gone()).toEqual(['held 0', 'held 1', 'held 2', 'part 0', 'part 1']);
    governor.end('held 0', null, 0);
    expect(gone()).toEqual(['held 3']);
    governor.end('part 0', null, 0);
    expect(gone()).toEqual(['part 2']);
    governor.ask('click', { rateClass: 'write', urgency: 'person' });
    expect(gone()).toEqual(['click']);
  });

  it('gives the place of a held read that nobody ended to the next one', () => {
    const governor = createGovernor();
    for (let at = 0; at < 4; at += 1)
      governor.ask(`held ${at}`, { rateClass: 'read', urgency: 'follow', isHeld: true });
    expect(governor.judge(0)).toHaveLength(3);
    expect(governor.nextMs(0)).toBe(MINUTE_MS);
    expect(governor.judge(MINUTE_MS)).toEqual([{ ticket: 'held 3', mayGo: true }]);
  });

  it('keeps the place of a part for as long as it may be on its way', () => {
    const governor = createGovernor();
    for (let at = 0; at < 5; at += 1) governor.ask(`part ${at}`, { rateClass: 'write', urgency: 'upload' });
    expect(governor.judge(0)).toHaveLength(4);
    expect(governor.judge(ANSWER_LIMITS.partMs - 1)).toEqual([]);
    expect(governor.judge(ANSWER_LIMITS.partMs)).toEqual([{ ticket: 'part 4', mayGo: true }]);
  });

  it('believes the smaller of two limits it is told, of the key and of the account', () => {
    const governor = createGovernor();
    const answers = (limit: number) => {
      governor.ask(`told ${limit}`, { rateClass: 'spend', urgency: 'person' });
      governor.judge(0);
      governor.end(`told ${limit}`, { limit, room: null }, 0);
    };
    answers(4);
    answers(20);
    for (let at = 0; at < 9; at += 1) governor.ask(`${at}`, { rateClass: 'spend', urgency: 'person' });
    expect(governor.judge(0)).toHaveLength(2);
  });

  it('has a clock that goes on through any jump of the one below', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -90_000_000, max: 90_000 })), (steps) => {
        let rawMs = 1e9;
        const nowMs = steadyClock(() => rawMs);
        let lastMs = nowMs();
        for (const step of steps) {
          rawMs += step;
          const now = nowMs();
          expect(now - lastMs).toBe(Math.max(0, step));
          lastMs = now;
        }
      }),
    );
  });
});
