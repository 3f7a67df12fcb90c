import { describe, expect, it } from 'vitest';
import { repliedBeside } from './replied-beside.ts';

describe('what a reply says beside its actions', () => {
  it('leaves out what the actions say themselves', () => {
    const actions = [{ label: 'Faded out' }];
    expect(repliedBeside({ reply: 'Faded out\nI did not understand “sing”.', actions })).toEqual([
      'I did not understand “sing”.',
    ]);
  });

  it('is nothing while there is no reply', () => {
    expect(repliedBeside({ reply: null, actions: [] })).toEqual([]);
  });
});
