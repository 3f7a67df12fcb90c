/** What a subtitle file says, before it becomes words. */
import type { Problem } from '../../contract/problems/problem.ts';

/** Plain text: tags are gone, entities are decoded. Never to be used as HTML. */
export interface CaptionCue {
  readonly startSec: number;
  readonly endSec: number;
  /** Lines joined with `\n`, never empty. */
  readonly text: string;
  readonly speaker: string | null;
  /** Where the file times words inside the cue: position in `text`, in order. */
  readonly marks: readonly { readonly offset: number; readonly startSec: number }[];
}

export interface CaptionProblem {
  /** 1 is the first line of the file. */
  readonly line: number;
  readonly problem: Problem;
}
