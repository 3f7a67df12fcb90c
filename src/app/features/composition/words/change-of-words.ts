/** What makes one reading of caption words of another, word by word. Pure. */
import type { WordsChange } from '../../../data/compositions/edit-composition.ts';

interface ShownWord {
  readonly index: number;
  readonly text: string;
  readonly hidden: boolean;
}

/** @param after the same words in the same order; a word that was taken out is hidden in it. */
export function changeOfWords(before: readonly ShownWord[], after: readonly ShownWord[]): WordsChange {
  const changed = after.filter(
    ({ text, hidden }, row) => text !== before[row]?.text || hidden !== before[row]?.hidden,
  );
  const replacements = changed.map(({ index, text, hidden }) => ({ index, text: hidden ? '' : text }));
  return { kind: 'words', replacements };
}
