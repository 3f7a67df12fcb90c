import { describe, expect, it } from 'vitest';
import type { Clip } from '../../../../contract/schemas/clip.ts';
import { stepOf, takeBack } from './take-back.ts';

const clip = (id: string, status: Clip['status']): Clip => ({ id, status }) as Clip;
const told = (wishes: ReturnType<typeof takeBack>) =>
  wishes.map(({ clip: { id }, decision }) => [id, decision]);

describe('taking back', () => {
  it('brings every clip back to what it was', () => {
    const step = stepOf([clip('a', 'accepted'), clip('b', 'rejected')], 'restore');
    const now = [clip('a', 'proposed'), clip('b', 'proposed'), clip('c', 'proposed')];
    expect(told(takeBack(step, now))).toEqual([
      ['a', 'accept'],
      ['b', 'reject'],
    ]);
  });

  it('leaves what was decided anew since, and what failed', () => {
    const step = stepOf([clip('a', 'proposed'), clip('b', 'proposed'), clip('c', 'proposed')], 'accept');
    step.before.delete('c');
    const now = [clip('a', 'accepted'), clip('b', 'rejected'), clip('c', 'accepted')];
    expect(told(takeBack(step, now))).toEqual([['a', 'restore']]);
  });
});
