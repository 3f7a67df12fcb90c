import { describe, expect, it } from 'vitest';
import { fairTurn, importsAtOnce, mostOfAccount, type Turns } from './fair-turn.ts';

const waiting = ['ada', 'ben', 'cleo'].map((account_id, at) => ({ account_id, seq: at + 1 }));

const turns = (running: Record<string, number>, lastTurn: Record<string, number>): Turns => ({
  running: (id) => running[id] ?? 0,
  lastTurn: (id) => lastTurn[id] ?? 0,
});
const next = (running: Record<string, number>, lastTurn: Record<string, number>, most = 9) =>
  fairTurn(waiting, turns(running, lastTurn), most)?.account_id;

describe('the next turn', () => {
  it('is of whoever has waited longest, where all had as much', () => {
    expect(next({}, {})).toBe('ada');
    expect(next({ ada: 2, ben: 2, cleo: 2 }, {})).toBe('ada');
  });

  it('is of whose last turn was longest ago', () => {
    expect(next({}, { ada: 4, ben: 3 })).toBe('cleo');
    expect(next({}, { ada: 4, ben: 3, cleo: 5 })).toBe('ben');
  });

  it('is of whom fewest run, however long ago the last turn of others was', () => {
    expect(next({ ada: 1, cleo: 1 }, { ada: 1, ben: 3, cleo: 2 })).toBe('ben');
  });

  it('is nobody’s who has as many as one account may', () => {
    expect(next({ ada: 2, ben: 3, cleo: 2 }, {}, 3)).toBe('ada');
    expect(next({ ada: 2, ben: 2, cleo: 2 }, {}, 2)).toBeUndefined();
  });
});

describe('imports', () => {
  it.each([
    [1, 1],
    [2, 2],
    [8, 2],
    [32, 8],
  ])('are %i at once, of which an account has %i', (atOnce, most) => {
    expect(mostOfAccount('import', atOnce)).toBe(most);
    expect(mostOfAccount('export', atOnce)).toBe(atOnce);
  });

  it('of one account are no fewer than its jobs of other kinds', () => {
    for (let jobsAtOnce = 1; jobsAtOnce <= 64; jobsAtOnce += 1)
      expect(mostOfAccount('import', importsAtOnce(jobsAtOnce))).toBeGreaterThanOrEqual(jobsAtOnce);
  });
});
