/** Rendering failed for a reason the user can be told. */
import { ProblemError } from '../../../contract/problems/problem-error.ts';

export class RenderError extends ProblemError {
  override readonly name = 'RenderError';
}
