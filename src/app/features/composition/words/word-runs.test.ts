import { describe, expect, it } from 'vitest';
import { wordRuns } from './word-runs.ts';

const runsOf = (text: string) =>
  wordRuns(text.split(' ').map((word) => ({ text: word }))).map(
    ({ dir, words }) => `${dir} ${words.map((word) => word.text).join(' ')}`,
  );

describe('runs of caption words', () => {
  it('keep words of one direction together', () => {
    expect(runsOf('Good morning שלום לכולם and مرحبا')).toEqual([
      'ltr Good morning',
      'rtl שלום לכולם',
      'ltr and',
      'rtl مرحبا',
    ]);
  });

  it('take what has no letters with the words before it, or with the first that have some', () => {
    expect(runsOf('שלום 42 🎬 hello 7')).toEqual(['rtl שלום 42 🎬', 'ltr hello 7']);
    expect(runsOf('42 שלום')).toEqual(['rtl 42 שלום']);
    expect(runsOf('42')).toEqual(['ltr 42']);
  });

  it('are none without words', () => {
    expect(wordRuns([])).toEqual([]);
  });
});
