/** The words that carry a sentence's topic, and how rare each is in the talk. */
import { type ClipLanguage, cuesOf, plainText } from './language-cues.ts';

const WORD = /[\p{L}][\p{L}\p{M}\p{N}]*/gu;
const ENDING_EN = /(?:ies|es|s|ing|ed|ly|e)$/u;
const ENDING_IT = /(?:mente|zione|zioni|[aeiou]+)$/u;

/** Stemmed content words in order, repeats kept. */
export function topicTerms(text: string, language: ClipLanguage): string[] {
  const { stopWords } = cuesOf(language);
  const terms: string[] = [];
  for (const [word] of plainText(text).matchAll(WORD)) {
    if (word.length > 2 && !stopWords.has(word)) terms.push(stem(word, language));
  }
  return terms;
}

/** Words as said and their stem, for showing a term the way it was spoken. */
export function stem(word: string, language: ClipLanguage): string {
  const bare = word.replace(language === 'it' ? ENDING_IT : ENDING_EN, '');
  return bare.length >= 3 ? bare : word;
}

/** Higher for terms few sentences use. */
export function termRarity(sentenceTerms: readonly (readonly string[])[]): (term: string) => number {
  const counts = new Map<string, number>();
  for (const terms of sentenceTerms)
    for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const total = sentenceTerms.length + 1;
  return (term) => Math.log(total / (1 + (counts.get(term) ?? 0)));
}

export function countTerms(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const term of list) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Cosine of two term counts, 0 to 1. */
export function likeness(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let dot = 0;
  for (const [term, count] of a) dot += count * (b.get(term) ?? 0);
  const size = (counts: ReadonlyMap<string, number>) =>
    Math.sqrt([...counts.values()].reduce((sum, count) => sum + count * count, 0));
  const product = size(a) * size(b);
  return product === 0 ? 0 : dot / product;
}
