/**
 * A reason the program gives by itself, as data: thrown, stored and sent like this, said in English at the edges that
 * speak it (`sentence-of.ts`) and in the reader's language on screens.
 */
import type { NamesIn } from '../../base/text/fill-values.ts';
import type { PROBLEMS } from './problem-tables.ts';

export type ProblemCode = keyof typeof PROBLEMS;
/** Numbers travel as numbers, so that each language can count with them. */
export type ProblemValue = string | number | Problem;

export interface Problem<Code extends ProblemCode = ProblemCode> {
  readonly code: Code;
  readonly values: Readonly<Record<string, ProblemValue>>;
}

/** What has to be given with a sentence: its values, or nothing where it names none. */
export type ValuesFor<Sentence extends string> = [NamesIn<Sentence>] extends [never]
  ? readonly []
  : readonly [values: Readonly<Record<NamesIn<Sentence>, ProblemValue>>];

export function problem<Code extends ProblemCode>(
  code: Code,
  ...[values]: ValuesFor<(typeof PROBLEMS)[Code]>
): Problem<Code> {
  return { code, values: values ?? {} };
}
