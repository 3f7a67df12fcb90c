/** What speech in a language gives away about itself, and how its words are taken apart: phrases, compiled for counting. */
import { hesitationsOf } from '../../../base/text/hesitations.ts';
import { inSmallLetters } from '../../../base/text/plain-word.ts';
import { titlePattern } from '../../../base/text/titles.ts';
import type { CueKind, CueLists } from './cue-lists.ts';
import { CUES_EN } from './cues-en.ts';
import { CUES_IT } from './cues-it.ts';
import {
  alternatives,
  anywhere,
  atStart,
  type Borders,
  bordersOf,
  NOTHING,
  SPACED,
} from './phrase-patterns.ts';
import { isLongEnough } from './spoken-words.ts';
import { compileWishes, NO_WISHES, type WishCues } from './wish-cues.ts';

/** What notes on clips are written in. */
export type ClipLanguage = 'en' | 'it';

export interface Cues {
  /** Of the talk: ISO 639-1, `und` where nobody knows. */
  readonly language: string;
  readonly notes: ClipLanguage;
  count(kind: CueKind, text: string): number;
  leans(text: string): boolean;
  opens(text: string): boolean;
  readonly stopWords: ReadonlySet<string>;
  /** What the forms of a plain word have in common. */
  stem(word: string): string;
  /** At the beginning of a heading, and between its words. */
  readonly hesitation: RegExp;
  readonly leadIn: RegExp;
  readonly promise: RegExp;
  /** A word with its full stop that ends no sentence. */
  readonly title: RegExp;
  /** False where every noun is written large. */
  readonly namesAreLarge: boolean;
  readonly wishes: WishCues;
}

const SHORTEST_STEM = 3;
const WRITES_NOUNS_LARGE = new Set(['de', 'lb']);

const compiled = new Map<string, Cues>();

/** Of the languages that are at hand at once; `loadCues` has the others. */
export function cuesOf(language: ClipLanguage): Cues {
  return compileCues(language, language === 'it' ? CUES_IT : CUES_EN);
}

/** Once a language. */
export function compileCues(language: string, lists: CueLists): Cues {
  const cues = compiled.get(language) ?? cuesOfLists(language, lists);
  compiled.set(language, cues);
  return cues;
}

function cuesOfLists(language: string, lists: CueLists): Cues {
  const { stopWords, leaning, opener, leadIn, promise, beginning, ending, titles, wishes, ...counted } =
    lists;
  const borders = bordersOf(language);
  const patterns = new Map(
    Object.entries(counted).map(([kind, phrases]) => [kind, anywhere(phrases, borders)]),
  );
  const leans = atStart(leaning, borders);
  const opens = atStart(opener, borders);
  return {
    ...cuesWithoutPhrases(language, stopWords.split(/\s+/u)),
    count: (kind, text) => text.match(patterns.get(kind) ?? NOTHING)?.length ?? 0,
    leans: (text) => leans.test(text),
    opens: (text) => opens.test(text),
    stem: stemmer(beginning, ending),
    hesitation: between(hesitationsOf(language), borders),
    leadIn: new RegExp(`^(?:(?:${alternatives(leadIn)})${borders.after}${borders.gap})+`, 'iu'),
    promise: new RegExp(`^(?:${alternatives(promise)})${borders.after}`, 'iu'),
    title: titlePattern(alternatives(titles)),
    wishes: compileWishes(wishes, borders),
  };
}

/** Of a language nobody wrote phrases for: signs, names, figures, rare words and pauses say what they say in any. */
export function cuesWithoutPhrases(language: string, stopWords: readonly string[]): Cues {
  return {
    language,
    notes: language === 'it' ? 'it' : 'en',
    count: () => 0,
    leans: () => false,
    opens: () => false,
    stopWords: new Set(stopWords),
    stem: (word) => word,
    hesitation: between(hesitationsOf(language), SPACED),
    leadIn: NOTHING,
    promise: NOTHING,
    title: titlePattern(),
    namesAreLarge: !WRITES_NOUNS_LARGE.has(language),
    wishes: NO_WISHES,
  };
}

/** In small letters, with straight apostrophes: what the cues are written in. */
export function plainText(text: string): string {
  return inSmallLetters(text).replace(/[’‘ʼ]/gu, "'");
}

function stemmer(beginning: string | undefined, ending: string): (word: string) => string {
  const before = beginning === undefined ? NOTHING : new RegExp(`^(?:${alternatives(beginning)})`, 'u');
  const after = new RegExp(`(?:${alternatives(ending)})$`, 'u');
  const cut = (word: string, part: RegExp): string => {
    const bare = word.replace(part, '');
    return isLongEnough(bare, SHORTEST_STEM) ? bare : word;
  };
  return (word) => cut(cut(word, before), after);
}

function between(sounds: string, { pause }: Borders): RegExp {
  return new RegExp(`(?:^|(?<=${pause}))(?:${sounds})[,.…，、]?(?=${pause}|$)[\\s，、]*`, 'giu');
}
