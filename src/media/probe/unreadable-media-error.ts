/** The file cannot be used as video. */
import { ProblemError } from '../../contract/problems/problem-error.ts';

export class UnreadableMediaError extends ProblemError {
  override readonly name = 'UnreadableMediaError';
}
