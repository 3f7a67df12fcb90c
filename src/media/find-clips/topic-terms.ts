/** The words that carry a sentence's topic, and how rare each is in the talk. */
import { type Cues, plainText } from './languages/language-cues.ts';
import { isLongEnough, spokenWords } from './languages/spoken-words.ts';

const SHORTEST_TERM = 3;

/** Stemmed content words in order, repeats kept. */
export function topicTerms(text: string, cues: Cues): string[] {
  return spokenWords(plainText(text))
    .filter((word) => isLongEnough(word, SHORTEST_TERM) && !cues.stopWords.has(word))
    .map(cues.stem);
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
