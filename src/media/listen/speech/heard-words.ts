/** The words of what was heard so far. Pure. */
import { applyVocabulary, vocabularyTerms } from '../../../base/text/apply-vocabulary.ts';
import type { Word } from '../word.ts';
import { mainLanguage } from './spoken-languages.ts';
import type { HeardWindow } from './transcribe-speech.ts';
import { orderWords } from './window-words.ts';

export interface HeardWords {
  /** Of most words; `und` where nothing was heard. */
  readonly language: string;
  readonly words: readonly Word[];
}

/** @param heard windows from the first on without gaps: their words are the first ones of the whole as well */
export function heardWords(heard: readonly HeardWindow[], vocabulary: string | null): HeardWords {
  const terms = vocabularyTerms(vocabulary);
  const words = heard
    .flatMap((window) => window.words)
    .map((word) => ({ ...word, text: applyVocabulary(word.text, terms) }));
  return { language: mainLanguage(heard) ?? 'und', words: orderWords(words) };
}
