import { describe, expect, it } from 'vitest';
import { shortfallOf } from './shortfall.ts';

const ASKED = { clipCount: 5, minDurationSec: 15, maxDurationSec: 60 };
const shortfall = (asked: Partial<typeof ASKED>, durationSec: number, found: number, fresh = found) => {
  const short = shortfallOf({ ...ASKED, ...asked }, durationSec, { found, fresh });
  return short === null ? null : { found: short.found, ...short.problem };
};

describe('fewer clips than asked for', () => {
  it('is nothing to tell where there are as many', () => {
    expect(shortfall({}, 600, 5)).toBeNull();
  });

  it('is explained by the length of the video where no more fit', () => {
    expect(shortfall({}, 40, 2)).toMatchObject({ found: 2, code: 'fewer_short_video', values: { most: 2 } });
    expect(shortfall({}, 9, 1)).toMatchObject({ code: 'fewer_short_video', values: { most: 1 } });
  });

  it('is explained by what they would repeat where the video is long enough', () => {
    expect(shortfall({}, 600, 3)).toMatchObject({ found: 3, code: 'fewer_apart' });
  });

  it('is explained by those that were accepted before', () => {
    expect(shortfall({}, 600, 5, 3)).toMatchObject({
      found: 3,
      code: 'fewer_accepted',
      values: { accepted: 2 },
    });
  });
});
