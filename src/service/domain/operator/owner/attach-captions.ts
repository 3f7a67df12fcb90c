/** Makes a subtitle file the transcript of an asset; a cue that cannot be read is named with its line. */

import { problem } from '../../../../contract/problems/problem.ts';
import { UnreadableMediaError } from '../../../../media/probe/unreadable-media-error.ts';
import { ApiError, invalid, issueOf } from '../../../kernel/api-error.ts';
import type { OwnerHandler } from '../../../kernel/call.ts';
import { requireAsset } from '../../assets/asset-rows.ts';
import { toTranscript, writeTranscript } from '../../assets/transcript-rows.ts';
import { requireAtRest } from '../../models/speech/transcript-handlers.ts';
import type { OperatorContext } from '../operator-context.ts';

type Call = Parameters<OwnerHandler<'attach_captions'>>[0];

export async function attachCaptions(
  { database, clock, media }: OperatorContext,
  { account, params, body, commit }: Call,
): Promise<Awaited<ReturnType<OwnerHandler<'attach_captions'>>>> {
  await requireAsset(database, account.id, params.assetId);
  // Off the thread that answers: it is a file of somebody, and may be anything.
  const { words, language, endSec, problems } = await media
    .run('readCaptions', { text: body.text, format: body.format })
    .catch((error: unknown) => {
      throw error instanceof UnreadableMediaError ? invalid('/text', 'unreadable', error.problem) : error;
    });
  const first = problems[0];
  if (first !== undefined)
    throw new ApiError(
      'VALIDATION_FAILED',
      problem('captions_line', { line: first.line, why: first.problem }),
      {
        details: {
          issues: problems.map(({ line, problem: why }) => ({
            ...issueOf('/text', 'malformed_cue', why),
            line,
          })),
        },
      },
    );
  return commit(async (tx) => {
    // Read here: much may have happened to the asset while its captions were looked at.
    const asset = await requireAsset(tx, account.id, params.assetId);
    await requireAtRest(tx, asset.id);
    const durationSec = asset.duration_sec ?? endSec;
    const row = await writeTranscript(tx, clock.nowMs(), {
      assetId: asset.id,
      language: body.detectLanguage === true ? (language ?? body.language) : body.language,
      origin: 'captions',
      durationSec,
      words: words.filter((word) => word.startSec < durationSec),
      engine: null,
    });
    return { body: { transcript: await toTranscript(tx, row) } };
  });
}
