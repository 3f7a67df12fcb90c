/** Puts a topic and chosen words into a sentence with gaps. */
import type { SeededChoice } from './seeded-choice.ts';
import { capitalized, type Topic, withPreposition } from './topic.ts';

/** Lists of words by the name of their gap. */
export type WordLists = Readonly<Record<string, readonly string[]>>;

/** What stands in the gaps of one text, so that all its sentences say the same. */
export type FilledGaps = Map<string, string>;

/**
 * Gaps: `{topic}`, `{is}`, `{di topic}` with its article drawn in, `{name}` for a word of a list. A sentence that
 * would begin with a small letter gets a capital. Throws for a gap nobody can fill, which is a fault in the data.
 */
export function fillTemplate(
  template: string,
  topic: Topic,
  lists: WordLists,
  choice: SeededChoice,
  gaps: FilledGaps,
): string {
  const filled = template.replace(/\{([^}]+)\}/g, (_, gap: string) => {
    if (gap === 'topic') return topic.phrase;
    if (gap === 'is') return topic.is;
    const [preposition = '', what] = gap.split(' ');
    if (what === 'topic') return withPreposition(preposition, topic.phrase);
    const list = lists[gap];
    if (list === undefined) throw new Error(`Nothing fills the gap "${gap}".`);
    const word = gaps.get(gap) ?? choice.pick(list);
    gaps.set(gap, word);
    return word;
  });
  return filled.replace(/^\p{Ll}|(?<=[.?!] )\p{Ll}/gu, (letter) => capitalized(letter));
}
