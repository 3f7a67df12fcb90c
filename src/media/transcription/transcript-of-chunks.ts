/** The transcript of a sound that was heard in pieces. Pure. */
import type { TimeSpan } from '../../base/film/time-span.ts';
import { applyVocabulary, vocabularyTerms } from '../../base/text/apply-vocabulary.ts';
import { snapToSilences } from '../listen/speech/snap-to-silences.ts';
import { mainLanguage } from '../listen/speech/spoken-languages.ts';
import { orderWords } from '../listen/speech/window-words.ts';
import type { Word } from '../listen/word.ts';
import { type HeardChunk, joinChunks } from './join-chunks.ts';

/** What is spoken where neither somebody chose nor the server says. */
const UNDETERMINED = 'und';

/** @param chunks in order, touching each other @param silences in order */
export function transcriptOfChunks(
  chunks: readonly HeardChunk[],
  silences: readonly TimeSpan[],
  wish: { readonly language: 'auto' | 'it' | 'en'; readonly vocabulary: string | null },
): { readonly words: Word[]; readonly language: string } {
  const terms = vocabularyTerms(wish.vocabulary);
  const words = snapToSilences(joinChunks(chunks), silences).map((word) => ({
    ...word,
    text: applyVocabulary(word.text, terms),
  }));
  const language = wish.language === 'auto' ? (mainLanguage(chunks) ?? UNDETERMINED) : wish.language;
  return { words: orderWords(words), language };
}
