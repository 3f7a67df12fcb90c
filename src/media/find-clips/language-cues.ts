/** What speech in a language gives away about itself: kinds of phrases, compiled for counting. */
import { CUES_EN } from './cues-en.ts';
import { CUES_IT } from './cues-it.ts';

export type ClipLanguage = 'en' | 'it';

/**
 * Phrases as regular-expression alternatives, lower case, straight apostrophes, bounded by non-letters. Line
 * breaks stand between alternatives and mean nothing.
 */
export interface CueLists {
  /** Sounds and words that fill a gap. */
  readonly filler: string;
  /** The speaker is not sure, or lets it hang. */
  readonly hedge: string;
  /** Talk about the talk, the room, the programme, the audience's clicks. */
  readonly housekeeping: string;
  /** Claims set against what one would think. */
  readonly contrast: string;
  readonly absolute: string;
  /** Says what follows from what came before. */
  readonly payoff: string;
  /** Calls on the listener to see something. */
  readonly imagine: string;
  readonly listener: string;
  readonly firstPerson: string;
  /** A story is being told: when, and what happened then. */
  readonly story: string;
  readonly turn: string;
  /** Somebody is quoted. */
  readonly quoted: string;
  readonly emotion: string;
  readonly surprise: string;
  readonly comparison: string;
  /** Advice that can be followed. */
  readonly advice: string;
  /** Points to what only the room or an earlier part knows. */
  readonly elsewhere: string;
  /** Practical announcements, and what the speaker is going to do next. */
  readonly notice: string;
  /** Praise and emphasis that say nothing of what they praise. */
  readonly praise: string;
  /**
   * Things one can see and touch: the two hundred picturable words of Basic English (Ogden, 1930) and what they are
   * called in the other language. A list from outside, so that it is no talk's own.
   */
  readonly picturable: string;
  /** Begins a sentence that leans on the one before it. */
  readonly leaning: string;
  /** Begins a new unit of speech. */
  readonly opener: string;
  /** Words that carry no topic, parted by white space. */
  readonly stopWords: string;
}

export type CueKind = Exclude<keyof CueLists, 'leaning' | 'opener' | 'stopWords'>;

export interface Cues {
  readonly language: ClipLanguage;
  count(kind: CueKind, text: string): number;
  leans(text: string): boolean;
  opens(text: string): boolean;
  readonly stopWords: ReadonlySet<string>;
}

const compiled = new Map<ClipLanguage, Cues>();

export function cuesOf(language: ClipLanguage): Cues {
  let cues = compiled.get(language);
  // Stryker disable next-line ConditionalExpression: what is compiled twice is only slower.
  if (cues === undefined) {
    cues = compile(language, language === 'it' ? CUES_IT : CUES_EN);
    compiled.set(language, cues);
  }
  return cues;
}

/** Lower case with straight apostrophes: what the cues are written in. */
export function plainText(text: string): string {
  return text.toLowerCase().replace(/[’‘ʼ]/gu, "'");
}

function compile(language: ClipLanguage, lists: CueLists): Cues {
  const { stopWords, leaning, opener, ...counted } = lists;
  const patterns = new Map(Object.entries(counted).map(([kind, phrases]) => [kind, anywhere(phrases)]));
  const leans = atStart(leaning);
  const opens = atStart(opener);
  return {
    language,
    count: (kind, text) => text.match(patterns.get(kind) ?? NOTHING)?.length ?? 0,
    leans: (text) => leans.test(text),
    opens: (text) => opens.test(text),
    stopWords: new Set(stopWords.split(/\s+/u)),
  };
}

const NOTHING = /(?!)/u;
const WORD_END = '(?![\\p{L}\\p{N}])';

function alternatives(phrases: string): string {
  return phrases.trim().replace(/\s*\n\s*/gu, '');
}

function anywhere(phrases: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives(phrases)})${WORD_END}`, 'gu');
}

function atStart(phrases: string): RegExp {
  return new RegExp(`^[^\\p{L}\\p{N}]*(?:${alternatives(phrases)})${WORD_END}`, 'u');
}
