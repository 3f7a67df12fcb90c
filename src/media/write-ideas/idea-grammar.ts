/** What a grammar of video ideas (`grammars/ideas-*.json`) is made of. `{topic}` is what was typed; other gaps are filled from the lists. */
import type { WordLists } from './fill-template.ts';

export const IDEA_TYPES = ['story', 'fake_text', 'split_screen'] as const;
export type IdeaType = (typeof IDEA_TYPES)[number];

/** One way to make a video: the angle is the frame's, the words vary. */
export interface IdeaFrame {
  readonly titles: readonly string[];
  readonly hooks: readonly string[];
  /** Three to six steps, each in one or more wordings. */
  readonly outline: readonly (readonly string[])[];
  readonly hashtag: string;
}

export interface IdeaGrammar {
  readonly frames: Readonly<Record<IdeaType, readonly IdeaFrame[]>>;
  readonly lists: WordLists;
  /** Put behind the topic's own. */
  readonly hashtags: Readonly<Record<IdeaType, readonly string[]>>;
}
