/** What each sentence does in the talk, as numbers: the evidence all scores are built from. */
import { endsSentence } from '../../base/text/word-joining.ts';
import type { CueKind } from './languages/cue-lists.ts';
import type { Cues } from './languages/language-cues.ts';
import type { Sentence } from './sentence.ts';

const COUNTED = [
  'filler',
  'hedge',
  'housekeeping',
  'contrast',
  'absolute',
  'payoff',
  'imagine',
  'listener',
  'firstPerson',
  'story',
  'turn',
  'quoted',
  'emotion',
  'surprise',
  'comparison',
  'advice',
  'elsewhere',
  'notice',
  'praise',
  'picturable',
] as const satisfies readonly CueKind[];

export const SIGNALS = [
  ...COUNTED,
  'question',
  'exclamation',
  'number',
  'name',
  'short',
  'long',
  'leaning',
  'repair',
  'rarity',
  'reversal',
  'trailing',
  'few',
  'run',
  'figures',
  'density',
] as const;

export type Signal = (typeof SIGNALS)[number];
/** Each 0 to about 1. */
export type SignalValues = Readonly<Record<Signal, number>>;

const REPAIR = /(?<!\p{L})(\p{L}+(?:'\p{L}+)?)[,\s]+(?:\p{L}+[,\s]+)?\1(?!\p{L})/gu;
const ASKS = /[?？؟]["'”’»)」』]*$/u;
const EXCLAIMS = /[!！]["'”’»)」』]*$/u;
const NUMBER = /\d+/gu;
/** A capital letter that does not begin the sentence: most often a name. */
const NAME = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/gu;

export function sentenceSignals(
  sentences: readonly Sentence[],
  terms: readonly (readonly string[])[],
  cues: Cues,
  rarity: (term: string) => number,
): SignalValues[] {
  return sentences.map((sentence, index) => {
    const { plain, text, wordCount } = sentence;
    const perTen = (count: number) => Math.min(1.5, (count * 10) / Math.max(8, wordCount));
    const counted = Object.fromEntries(COUNTED.map((kind) => [kind, perTen(cues.count(kind, plain))]));
    const own = terms[index] ?? [];
    const previous = sentences[index - 1];
    const denies = (of: Sentence | undefined) =>
      of !== undefined && of.wordCount <= 16 && cues.count('contrast', of.plain) > 0;
    return {
      ...(counted as Record<(typeof COUNTED)[number], number>),
      question: ASKS.test(text) ? 1 : 0,
      exclamation: EXCLAIMS.test(text) ? 1 : 0,
      number: Math.min(1, (text.match(NUMBER)?.length ?? 0) / 2),
      name: cues.namesAreLarge ? Math.min(1, (text.match(NAME)?.length ?? 0) / 2) : 0,
      short: wordCount <= 7 ? 1 : 0,
      long: Math.min(1, Math.max(0, wordCount - 18) / 18),
      leaning: cues.leans(plain) ? 1 : 0,
      repair: Math.min(1, (plain.match(REPAIR)?.length ?? 0) / 2),
      rarity:
        own.length === 0
          ? 0
          : Math.min(1.2, own.reduce((sum, term) => sum + rarity(term), 0) / own.length / 5),
      // Not this. It is that: a short denial followed by a short plain statement.
      reversal: denies(previous) && wordCount <= 14 && cues.count('hedge', plain) === 0 ? 1 : 0,
      trailing: endsSentence(text) && !/[….]{3}$|…$/u.test(text) ? 0 : 1,
      few: wordCount <= 6 ? 1 : 0,
      // A sentence that goes on and on: most often a report without a point.
      run: Math.min(1.5, Math.max(0, wordCount - 24) / 24),
      // Three figures or more: a list for those who were there.
      figures: (text.match(NUMBER)?.length ?? 0) >= 3 ? 1 : 0,
      density: own.length / Math.max(4, wordCount),
    };
  });
}
