/** Makes a subtitle file the transcript of an asset; a cue that cannot be read is named with its line. */
import { problem } from '../../../../contract/problems/problem.ts';
import { formatCaptionTime } from '../../../../media/captions/caption-time.ts';
import { onFilmClock } from '../../../../media/captions/on-film-clock.ts';
import type { Word } from '../../../../media/listen/word.ts';
import { invalid } from '../../../kernel/api-error.ts';
import type { OwnerHandler } from '../../../kernel/call.ts';
import { requireAsset } from '../../assets/asset-rows.ts';
import { readCaptionFile } from '../../assets/read-caption-file.ts';
import { toTranscript, writeTranscript } from '../../assets/transcript-rows.ts';
import { requireAtRest } from '../../models/speech/transcript-handlers.ts';
import type { OperatorContext } from '../operator-context.ts';

type Call = Parameters<OwnerHandler<'attach_captions'>>[0];

export async function attachCaptions(
  { database, clock, media }: OperatorContext,
  { account, params, body, commit }: Call,
): Promise<Awaited<ReturnType<OwnerHandler<'attach_captions'>>>> {
  await requireAsset(database, account.id, params.assetId);
  const { text, format } = body;
  const { words, language, endSec } = await readCaptionFile(
    media,
    { text, format, asTranscript: true },
    '/text',
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
      words: wordsOfFilm(words, durationSec),
      engine: null,
    });
    return { body: { transcript: await toTranscript(tx, row) } };
  });
}

/** @throws ApiError VALIDATION_FAILED where there are none, or all of them come after its end */
function wordsOfFilm(words: readonly Word[], durationSec: number): readonly Word[] {
  if (words.length === 0) throw invalid('/text', 'unspoken', problem('captions_unspoken'));
  const onClock = onFilmClock(words, durationSec);
  const [first] = onClock;
  if (first !== undefined && first.startSec >= durationSec) {
    const [start, end] = [timeText(first.startSec), timeText(durationSec)];
    throw invalid('/text', 'after_end', problem('captions_after_end', { start, end }));
  }
  return onClock.filter(({ startSec }) => startSec < durationSec);
}

function timeText(sec: number): string {
  return formatCaptionTime(Math.round(sec * 1000), '.');
}
