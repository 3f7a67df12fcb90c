/** Makes a subtitle file the transcript of an asset; a cue that cannot be read is named with its line. */
import { sayTold } from '../../../base/told.ts';
import { ApiError, conflict } from '../../api-error.ts';
import type { OwnerHandler } from '../../app/call.ts';
import { parseCaptions, wordsFromCues } from '../../ports.ts';
import type { Studio } from '../../studio.ts';
import { requireAsset } from '../assets/asset-rows.ts';
import { toTranscript, writeTranscript } from '../assets/transcript-rows.ts';

type Call = Parameters<OwnerHandler<'attach_captions'>>[0];

export function attachCaptions(
  { database, clock }: Studio,
  { account, params, body, commit }: Call,
): ReturnType<OwnerHandler<'attach_captions'>> {
  const asset = requireAsset(database, account.id, params.assetId);
  const { cues, problems } = parseCaptions(body.text, body.format);
  const first = problems[0];
  if (first !== undefined)
    throw new ApiError(
      'VALIDATION_FAILED',
      sayTold('captions_line', { line: first.line, why: first.message }),
      {
        details: {
          issues: problems.map(({ line, message }) => ({
            path: '/text',
            code: 'malformed_cue',
            message,
            line,
          })),
        },
      },
    );
  const running = database.get(
    'SELECT 1 FROM project JOIN project_asset ON project_id = id WHERE asset_id = ? AND analysis_job_id IS NOT NULL',
    [asset.id],
  );
  if (running !== undefined)
    throw conflict(
      'being_analyzed',
      'This video is being analyzed. Attach captions when that has ended, or cancel it.',
    );
  const durationSec = asset.duration_sec ?? cues.at(-1)?.endSec ?? 0;
  const words = wordsFromCues(cues).filter((word) => word.startSec < durationSec);
  return commit(() => {
    const row = writeTranscript(database, clock.nowMs(), {
      assetId: asset.id,
      language: body.language,
      origin: 'captions',
      durationSec,
      words,
      engine: null,
    });
    return { body: { transcript: toTranscript(row) } };
  });
}
