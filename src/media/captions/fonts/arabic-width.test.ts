import { describe, expect, it } from 'vitest';
import { textWidthEm } from './text-width.ts';

const wide = (text: string) => textWidthEm(text, 700);

describe('Arabic letters', () => {
  it('are narrower where they are joined, and as wide as alone where they are not', () => {
    const [alone, two, three] = ['ب', 'بب', 'ببب'].map(wide) as [number, number, number];
    expect(two).toBeLessThan(1.6 * alone);
    // In the middle, joined on both sides, one takes the least room.
    expect(three - two).toBeLessThan(0.6 * alone);
    // A letter that joins nothing after it stays as it is, and so does the one after it.
    expect(wide('دد')).toBeCloseTo(2 * wide('د'), 9);
    expect(wide('دب')).toBeCloseTo(wide('د') + alone, 9);
    expect(wide('بد')).toBeLessThan(alone + wide('د'));
  });

  it('are joined over marks that stand on them, and not to other scripts, signs or over a space', () => {
    expect(wide('بَب')).toBeCloseTo(wide('بب'), 9);
    expect(wide('بَّب')).toBeCloseTo(wide('بب'), 9);
    for (const other of ['a', '.', ' ', '中'])
      for (const text of [`ب${other}`, `${other}ب`])
        expect(wide(text), text).toBeCloseTo(wide('ب') + wide(other), 9);
    expect(wide('ب ب')).toBeCloseTo(2 * wide('ب') + wide(' '), 9);
  });

  it('have digits of their own, which join nothing', () => {
    expect(wide('٣')).toBeGreaterThan(0.3);
    expect(wide('٣ب')).toBeCloseTo(wide('٣') + wide('ب'), 9);
    expect(wide('ب٣')).toBeCloseTo(wide('٣') + wide('ب'), 9);
  });

  it('are wider in the bolder cut', () => {
    for (const text of ['ب', 'بب', 'ببب']) expect(textWidthEm(text, 800)).toBeGreaterThan(wide(text));
  });
});

describe('letters that are written half before another one', () => {
  it('take less room than alone, only after the sign that joins them', () => {
    expect(wide('क्ष')).toBeLessThan(wide('क') + wide('ष'));
    expect(wide('कष')).toBeCloseTo(wide('क') + wide('ष'), 9);
  });
});
