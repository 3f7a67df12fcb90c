/**
 * Listening that a speech model ends with its whole process: the library of the machine does so over files it cannot
 * bear, others where memory runs out. That costs the words, not the analysis.
 */
import type { Problem } from '../../../../contract/problems/problem.ts';
import { MediaCrashError } from '../../../../media/engine/media-crash-error.ts';

interface CannotHear {
  readonly status: 'unavailable';
  readonly reason: 'no_model';
  readonly problem: Problem;
}

/**
 * @param why what to say where all tries crash
 * @param tries each goes on where the one before was cut off
 */
export async function despiteCrashes<Result>(
  why: Problem,
  tries: number,
  listen: () => Promise<Result>,
): Promise<Result | CannotHear> {
  for (let left = tries; left > 0; left -= 1)
    try {
      return await listen();
    } catch (error) {
      if (!(error instanceof MediaCrashError) || isStopping(error)) throw error;
    }
  return { status: 'unavailable', reason: 'no_model', problem: why };
}

/** Then the job waits for the next start. */
function isStopping({ problem: { code } }: MediaCrashError): boolean {
  return code === 'service_stopping';
}
