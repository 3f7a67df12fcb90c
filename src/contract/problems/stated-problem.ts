/**
 * A problem that this program meets by itself, with its English at once: about this device, and about answers. Each
 * has its table alone, so that the first screen pays only for what it may have to say.
 */
import { fillValues } from '../../base/text/fill-values.ts';
import type { Problem, ProblemCode, ValuesFor } from './problem.ts';

/** Parts of an error: `details.problem` has the shape of what services say (extension `told_reasons`). */
export interface StatedProblem {
  readonly message: string;
  readonly details: { readonly problem: Problem };
}

export function stated(sentence: string, problem: Problem): StatedProblem {
  return {
    message: fillValues(sentence, (name) => String(problem.values[name])),
    details: { problem },
  };
}

/** What says the problems of one table, each with the values its sentence names. */
export const statedFrom =
  <Table extends Readonly<Partial<Record<ProblemCode, string>>>>(table: Table) =>
  <Code extends keyof Table & ProblemCode>(
    code: Code,
    ...[values]: ValuesFor<Table[Code] & string>
  ): StatedProblem =>
    stated(table[code] as string, { code, values: values ?? {} });

/** A failure of this device; `message` is a sentence for a person. */
export class DeviceError extends Error {
  override readonly name: string = 'DeviceError';
  readonly problem: Problem;

  constructor({ message, details }: StatedProblem, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.problem = details.problem;
  }
}
