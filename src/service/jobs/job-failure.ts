/** A clean failure of a job; the job is not tried again. */
import { ProblemError } from '../../contract/problems/problem-error.ts';

export class JobFailure extends ProblemError {
  override readonly name = 'JobFailure';
}
