/** Filler words: sounds people make while they think, as transcripts write them. */
import { hesitationsOf } from '../../base/text/hesitations.ts';
import { plainWord } from '../../base/text/plain-word.ts';
import { spokenLanguages } from '../../base/text/spoken-languages.ts';

interface Spoken {
  readonly index: number;
  readonly text: string;
}

/** Words in no language that is told by its words. */
const OF_ALL = 'u+h+m*|a+h+|h+m+|mm+|e+h+m*|beh|mah|[äö]+h+m*|e+u+h+m*|heu+|hã+';

/** @returns indexes of the words */
export function fillersOf(words: readonly Spoken[]): number[] {
  const languages = spokenLanguages(words.map(({ text }) => text)) ?? [];
  const fillers = new RegExp(`^(?:${[OF_ALL, ...Array.from(languages, hesitationsOf)].join('|')})$`, 'u');
  return words.filter(({ text }) => fillers.test(plainWord(text))).map(({ index }) => index);
}
