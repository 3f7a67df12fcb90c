import { describe, expect, it } from 'vitest';
import { tabTitle } from './page-title.ts';

describe('the title of the tab', () => {
  it('is the page and the program while nothing runs', () => {
    expect(tabTitle('Home', [])).toBe('Home · Cliproom');
    expect(tabTitle('', [])).toBe('Cliproom');
  });

  it('begins with the slowest of what runs', () => {
    expect(tabTitle('Home', [0.9, 0.42])).toBe('42 % · Home · Cliproom');
  });

  it('says that work ended, unless more of it runs', () => {
    expect(tabTitle('Home', [], true)).toBe('✓ · Home · Cliproom');
    expect(tabTitle('Home', [0.5], true)).toBe('50 % · Home · Cliproom');
  });

  it('never says 100 % before the end', () => {
    expect(tabTitle('Home', [0.999])).toBe('99 % · Home · Cliproom');
  });
});
