/** Problems as rows keep them and as answers say them: in English beside the data (extension `told_reasons`). */
import { type Problem, problem } from '../../contract/problems/problem.ts';
import { PROBLEMS } from '../../contract/problems/problem-tables.ts';
import { sentenceOf } from '../../contract/problems/sentence-of.ts';

/** @param column JSON; null where nothing failed. A library file may have brought anything: it is shown as it is */
export function problemIn(column: string | null): Problem | null {
  return column === null ? null : checked(parsed(column) ?? column);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function checked(value: unknown): Problem {
  if (isProblem(value)) return value;
  return problem('said', { text: typeof value === 'string' ? value : JSON.stringify(value) });
}

function isProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false;
  const { code, values } = value as { readonly code?: unknown; readonly values?: unknown };
  if (typeof code !== 'string' || !Object.hasOwn(PROBLEMS, code)) return false;
  if (typeof values !== 'object' || values === null) return false;
  return Object.values(values).every(
    (one) => typeof one === 'string' || typeof one === 'number' || isProblem(one),
  );
}

/** As a column keeps it. */
export function problemColumn(why: Problem | null): string | null {
  return why === null ? null : JSON.stringify(why);
}

/** What a resource says of work that failed; null where it did not. */
export function failureOf(why: Problem | null): {
  readonly errorMessage: string | null;
  readonly errorReason: Problem | null;
} {
  return { errorMessage: sentenceOrNull(why), errorReason: why };
}

export function sentenceOrNull(why: Problem | null): string | null {
  return why === null ? null : sentenceOf(why);
}

/** A state of a resource as its row keeps it: without the sentence that is made of its problem. */
export type KeptState<State> = Omit<State, 'message' | 'problem'> & { readonly problem: Problem | null };

/** @param column JSON of a KeptState; null where there is none */
export function stateIn<State>(column: string | null): State | null {
  return column === null ? null : shownState<State>(JSON.parse(column) as KeptState<State>);
}

export function shownState<State>(whole: KeptState<State> | null): State | null {
  if (whole === null) return null;
  const { problem: kept, ...state } = whole;
  if (kept === null) return { ...state, message: null } as State;
  const why = checked(kept);
  return { ...state, message: sentenceOf(why), problem: why } as State;
}
