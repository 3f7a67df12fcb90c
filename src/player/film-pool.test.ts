import { afterEach, describe, expect, it, vi } from 'vitest';
import { standInPage } from '../testing/player/stand-in-page.ts';
import { FilmPool } from './film-pool.ts';
import type { Reel } from './reels.ts';

/** Each of a source of its own, one after the other or all at once. */
const reels = (count: number, everySec: number): Reel[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ sourceId: `s${at}`, startSec: at * everySec, endSec: at * everySec + 0.1 },
    ...{ sourceStartSec: 0, hasPicture: true, sounds: [] },
  }));
const ADDRESSES = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`s${at}`, `/files/${at}`]));

afterEach(() => {
  vi.unstubAllGlobals();
});

function pool(): FilmPool {
  const events = { shown: vi.fn(), failed: vi.fn(), wantsOutput: vi.fn(), moved: vi.fn() };
  return new FilmPool(standInPage().holder, events);
}

describe('the films of a player', () => {
  it('are enough for all that is on at a time', () => {
    const films = pool();
    const active = reels(12, 0);
    films.assign(active, [], 0, ADDRESSES);
    expect(active.map((reel) => films.of(reel)?.sourceId)).toEqual(active.map(({ sourceId }) => sourceId));
  });

  it('are taken from what comes for what is on, after a step back through quick cuts', () => {
    const films = pool();
    const all = reels(20, 0.1);
    films.assign(all.slice(5, 6), all.slice(6), 0.5, ADDRESSES);
    films.assign(all.slice(0, 1), all.slice(1), 0, ADDRESSES);
    expect(all.filter((reel) => films.of(reel) !== undefined)).toEqual(all.slice(0, 8));
    expect(films.all).toHaveLength(8);
  });
});
