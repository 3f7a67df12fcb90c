/** A subtitle file somebody gave, read off the thread that answers: it may be anything. */
import { problem } from '../../../contract/problems/problem.ts';
import type { CaptionFile, CaptionWords } from '../../../media/captions/read-captions.ts';
import type { MediaEngine } from '../../../media/engine/media-engine.ts';
import { UnreadableMediaError } from '../../../media/probe/unreadable-media-error.ts';
import { ApiError, invalid, issueOf } from '../../kernel/api-error.ts';

/**
 * @param path where the request has its text
 * @throws ApiError VALIDATION_FAILED, naming each cue that cannot be read by its line
 */
export async function readCaptionFile(
  media: MediaEngine,
  file: CaptionFile,
  path: string,
): Promise<CaptionWords> {
  const read = await media.run('readCaptions', file).catch((error: unknown) => {
    throw error instanceof UnreadableMediaError ? invalid(path, 'unreadable', error.problem) : error;
  });
  const first = read.problems[0];
  if (first === undefined) return read;
  throw new ApiError(
    'VALIDATION_FAILED',
    problem('captions_line', { line: first.line, why: first.problem }),
    {
      details: {
        issues: read.problems.map(({ line, problem: why }) => ({
          ...issueOf(path, 'malformed_cue', why),
          line,
        })),
      },
    },
  );
}
