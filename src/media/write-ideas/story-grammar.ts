/** What a grammar of chat stories (`grammars/stories-*.json`) is made of. Gaps in the lines are filled as fill-template says. */
import type { WordLists } from './fill-template.ts';

export type Side = 'me' | 'them';

export interface StoryBeat {
  readonly side: Side;
  readonly wordings: readonly string[];
}

/** A question of theirs and an answer of mine; asked as often as a story is long, never twice alike. */
export interface StoryExchange {
  readonly them: string;
  readonly me: string;
}

export interface StoryPlot {
  readonly titles: readonly string[];
  readonly themNames: readonly string[];
  /** What it is about and who wants what. */
  readonly opening: readonly StoryBeat[];
  /** Where everything looks different. */
  readonly turn: readonly StoryBeat[];
  readonly punchLine: readonly StoryBeat[];
}

export interface StoryGrammar {
  readonly plots: readonly StoryPlot[];
  readonly exchanges: readonly StoryExchange[];
  readonly lists: WordLists;
  readonly meNames: readonly string[];
  /** For a story without a prompt. */
  readonly prompts: readonly string[];
}
