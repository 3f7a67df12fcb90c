import { ProblemError } from '../../contract/problems/problem-error.ts';

/** The worker of a media task died (out of memory, killed); the same work may succeed when tried again. */
export class MediaCrashError extends ProblemError {
  override readonly name = 'MediaCrashError';
}
