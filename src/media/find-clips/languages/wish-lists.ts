/** What people write who ask for clips: the words of a language that name what counts, and what is to be left out. */
import type { ScoreFactor } from '../found-clip.ts';

/** Phrases as in `CueLists`. None of them is a topic. */
export interface WishLists extends Readonly<Record<Exclude<ScoreFactor, 'selfContained'>, string>> {
  /** Stands before what is to be left out, as `without` does; absent where the language has none. */
  readonly withoutWhat?: string;
  /** Stands behind it, as `aside` does; absent likewise. */
  readonly whatWithout?: string;
  /** After a comma, ends what is left out; absent where that stands in front, or ends at any comma. */
  readonly turning?: string;
  /** Asks, and names neither a factor nor a topic. */
  readonly asking: string;
}
