/** Problems as rows keep them and as answers say them: in English beside the data (extension `problems`). */
import type { Problem } from '../../contract/problems/problem.ts';
import { sentenceOf } from '../../contract/problems/sentence-of.ts';

/** @param column JSON; null where nothing failed */
export function problemIn(column: string | null): Problem | null {
  return column === null ? null : (JSON.parse(column) as Problem);
}

/** As a column keeps it. */
export function problemColumn(problem: Problem | null): string | null {
  return problem === null ? null : JSON.stringify(problem);
}

/** What a resource says of work that failed; null where it did not. */
export function failureOf(problem: Problem | null): {
  readonly errorMessage: string | null;
  readonly problem: Problem | null;
} {
  return { errorMessage: sentenceOrNull(problem), problem };
}

export function sentenceOrNull(problem: Problem | null): string | null {
  return problem === null ? null : sentenceOf(problem);
}

/** A state of a resource as its row keeps it: without the sentence that is made of its problem. */
export type KeptState<State> = Omit<State, 'message' | 'problem'> & { readonly problem: Problem | null };

/** @param column JSON of a KeptState; null where there is none */
export function stateIn<State>(column: string | null): State | null {
  if (column === null) return null;
  const kept = JSON.parse(column) as KeptState<State>;
  return { ...kept, message: sentenceOrNull(kept.problem) } as State;
}
