/** Caption words by the way they are read: words of one direction in a row stand together. Pure. */
import { runsRightToLeft } from '../../../../base/text/word-joining.ts';

export interface WordRun<Word> {
  readonly dir: 'ltr' | 'rtl';
  readonly words: readonly Word[];
}

const LETTER = /\p{L}/u;

/** What has no letters, such as a number or an emoji, goes with the words before it. Never empty runs. */
export function wordRuns<Word extends { readonly text: string }>(words: readonly Word[]): WordRun<Word>[] {
  const runs: { dir: 'ltr' | 'rtl'; words: Word[] }[] = [];
  const firstLetters = words.find(({ text }) => LETTER.test(text))?.text ?? '';
  for (const word of words) {
    const run = runs.at(-1);
    const dir = LETTER.test(word.text) ? dirOf(word.text) : (run?.dir ?? dirOf(firstLetters));
    if (run?.dir === dir) run.words.push(word);
    else runs.push({ dir, words: [word] });
  }
  return runs;
}

function dirOf(text: string): 'ltr' | 'rtl' {
  return runsRightToLeft(text) ? 'rtl' : 'ltr';
}
