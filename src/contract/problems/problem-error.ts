/** A failure with a reason that can be said in any language; `message`, in English, is for logs. */
import { type Problem, problem } from './problem.ts';
import { sentenceOf } from './sentence-of.ts';

export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(sentenceOf(problem), options);
    this.problem = problem;
  }
}

/** Why something failed; the words of others where nothing better is known. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  return problem('said', { text: error instanceof Error ? error.message : String(error) });
}
