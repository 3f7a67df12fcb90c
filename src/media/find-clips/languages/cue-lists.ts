/** What a language file of the finder holds: phrases by what they give away. */
import type { WishLists } from './wish-lists.ts';

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
  /** Words a heading can begin without. */
  readonly leadIn: string;
  /** Openings that promise another clause: cut before it, a heading says so by an ellipsis. */
  readonly promise: string;
  /** Articles and the like that are written on a word; absent where the language has none. */
  readonly beginning?: string;
  /** What forms of one word end in. */
  readonly ending: string;
  /** Before a full stop that ends no sentence, with the capitals they are written in. None is a word, too. */
  readonly titles: string;
  readonly wishes: WishLists;
}

/** Kinds that are counted in a sentence. */
export type CueKind = Exclude<
  keyof CueLists,
  'leaning' | 'opener' | 'stopWords' | 'leadIn' | 'promise' | 'beginning' | 'ending' | 'titles' | 'wishes'
>;
