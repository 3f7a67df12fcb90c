import { describe, expect, it } from 'vitest';
import { following } from './following.ts';

const BEFORE = { title: 'Film', layout: 'stacked', words: ['a'] };

describe('settings that are open while their project changes', () => {
  it('take what was changed elsewhere where nobody touched it here', () => {
    const now = { ...BEFORE, title: 'Named by hand' };
    expect(following({ ...BEFORE, layout: 'side' }, BEFORE, now)).toEqual({
      ...BEFORE,
      title: 'Named by hand',
      layout: 'side',
    });
  });

  it('keep what was touched here', () => {
    const draft = { ...BEFORE, title: 'Typed here', words: ['b'] };
    expect(following(draft, BEFORE, { ...BEFORE, title: 'Named by hand', words: ['c'] })).toBe(draft);
  });
});
