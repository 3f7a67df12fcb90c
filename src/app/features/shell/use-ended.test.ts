import { describe, expect, it } from 'vitest';
import { endedOf } from './use-ended.ts';

const works = (...ids: string[]) => ids.map((id) => ({ id }));

describe('work is over', () => {
  it('also where other work began between two looks, and as many run as before', () => {
    expect(endedOf(works('export', 'analysis'), works('analysis', 'build'))).toEqual(works('export'));
  });

  it('only where it no longer runs', () => {
    expect(endedOf(works('export'), works('export', 'build'))).toEqual([]);
  });
});
