/** The file is no video or sound this program can use; asking again gives the same answer. */
import type { Problem } from '../../../contract/problems/problem.ts';
import { ProblemError } from '../../../contract/problems/problem-error.ts';
export class UnusableFileError extends ProblemError {
  override readonly name = 'UnusableFileError';
  readonly code: 'unsupported_format' | 'unreadable_file' | 'no_decoder';
  /** What there is no decoder for, as people call it; null where that is not the reason. */
  readonly codec: string | null;

  constructor(code: UnusableFileError['code'], problem: Problem, codec: string | null = null) {
    super(problem);
    this.code = code;
    this.codec = codec;
  }
}
