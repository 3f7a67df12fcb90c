/** Speech of a source to words by the account's transcription server: piece by piece, going on where it was cut off. */
import type { TimeSpan } from '../../../../base/film/time-span.ts';
import { newId } from '../../../../contract/ids.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import type { Transcription } from '../../../../media/listen/speech/transcribe-speech.ts';
import type { OnProgress } from '../../../../media/media-call.ts';
import { speechWave } from '../../../../media/sound/speech-pcm.ts';
import type { HeardChunk } from '../../../../media/transcription/join-chunks.ts';
import {
  gapsBetween,
  planChunks,
  SHORTEST_CHUNK_SEC,
  withMargins,
} from '../../../../media/transcription/plan-chunks.ts';
import { transcriptOfChunks } from '../../../../media/transcription/transcript-of-chunks.ts';
import { JobFailure } from '../../../jobs/job-failure.ts';
import type { AssetRow } from '../../assets/asset-rows.ts';
import { ModelServerError } from '../ask-model-server.ts';
import type { ModelContext } from '../model-context.ts';
import type { OnHeard } from '../on-heard.ts';
import { keepHeardChunk, readHeardChunks } from './heard-chunks.ts';
import type { TranscriptionServerChoice } from './transcription-server-manager.ts';

interface Wish {
  readonly language: 'auto' | 'it' | 'en';
  readonly vocabulary: string | null;
}

interface Call {
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress;
  /** How many times faster than speech the server was, all in all. */
  readonly onSpeed: (timesRealTime: number) => Promise<void>;
  readonly onHeard: OnHeard | undefined;
}

/** Share of the progress that is making the sound. */
const SOUND_SHARE = 0.1;
const AT_ONCE = 2;
const TOO_LARGE = 413;

/** What pieces are kept under that this server heard. */
export function serverWish(
  { address, model }: TranscriptionServerChoice,
  { language, vocabulary }: Wish,
): string {
  return JSON.stringify(['server', address, model, language, vocabulary]);
}

/**
 * Unlike a model that is not there, a server that somebody chose and that fails ends the work, so that nothing is charged
 * for clips without words; what it heard stays for the next time. Throws JobFailure, or the signal's reason.
 */
export async function transcribeByServer(
  context: ModelContext,
  asset: AssetRow,
  choice: TranscriptionServerChoice,
  wish: Wish,
  { signal, onProgress, onSpeed, onHeard }: Call,
): Promise<Transcription> {
  const { clock, database, media, files } = context;
  const soundFile = `voices/${newId('event')}.pcm`;
  try {
    const sound = await media.run(
      'extractSound',
      { file: asset.file, outputFile: soundFile },
      { signal, onProgress: (share, stage) => onProgress(SOUND_SHARE * share, stage) },
    );
    if (sound.status === 'unavailable') return sound;
    const { model } = choice;
    const asked = serverWish(choice, wish);
    const known = await readHeardChunks(database, asset.id, asked);
    const startMs = clock.nowMs();
    const soFar = [...known];
    const tellHeard = async (): Promise<void> => {
      const [gap] = gapsBetween(soFar, sound.durationSec);
      if (gap === undefined) return;
      await onHeard?.(gap.startSec, async () => {
        const begun = soFar
          .filter(({ endSec }) => endSec <= gap.startSec)
          .toSorted((a, b) => a.startSec - b.startSec);
        return transcriptOfChunks(begun, sound.silences, wish);
      });
    };
    let told = Promise.resolve();
    await hearAll(context, {
      accountId: asset.account_id,
      choice,
      pcm: await files.read(soundFile),
      ...sound,
      known,
      wish,
      signal,
      onChunk: async (chunk) => {
        await keepHeardChunk(database, asset.id, asked, chunk);
        soFar.push(chunk);
        // Two pieces may come at once, and what was heard up to the later one is told last.
        told = told.then(tellHeard);
        await told;
      },
      onProgress: (share) => onProgress(SOUND_SHARE + (1 - SOUND_SHARE) * share, 'transcribe'),
    });
    // As it was heard here: another job may have forgotten what was kept of it meanwhile.
    const heard = soFar.toSorted((a, b) => a.startSec - b.startSec);
    const tookSec = (clock.nowMs() - startMs) / 1000;
    const heardSec = sound.durationSec - lengthOf(known);
    // Two pieces at a time: what counts is how long all of it took.
    if (tookSec > 0 && heardSec > 0) await onSpeed(heardSec / tookSec);
    const made = transcriptOfChunks(heard, sound.silences, wish);
    return { status: 'done', ...made, engine: `server:${model}` };
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ModelServerError ? new JobFailure(error.problem) : error;
  } finally {
    await files.remove(soundFile);
  }
}

interface Hearing {
  readonly accountId: string;
  readonly pcm: Blob;
  readonly durationSec: number;
  readonly silences: readonly TimeSpan[];
  readonly known: readonly HeardChunk[];
  readonly choice: TranscriptionServerChoice;
  readonly wish: Wish;
  readonly signal: AbortSignal;
  readonly onChunk: (chunk: HeardChunk) => Promise<void>;
  readonly onProgress: (share: number) => void;
}

/** What is missing, two pieces at a time; what the server finds too large is cut in two. */
async function hearAll(context: ModelContext, hearing: Hearing): Promise<void> {
  const { durationSec, silences, known, onChunk, onProgress } = hearing;
  const plan = (span: TimeSpan, longestSec: number): TimeSpan[] => planChunks(span, silences, longestSec);
  let longestSec = hearing.choice.chunkSec;
  let waiting = gapsBetween(known, durationSec).flatMap((gap) => plan(gap, longestSec));
  let heardSec = durationSec - lengthOf(waiting);

  const worker = async (): Promise<void> => {
    for (let span = waiting.shift(); span !== undefined; span = waiting.shift()) {
      hearing.signal.throwIfAborted();
      const sent = withMargins(span, durationSec);
      const sentSec = sent.endSec - sent.startSec;
      try {
        await onChunk({ ...span, ...(await hearChunk(context, hearing, sent)) });
        heardSec += span.endSec - span.startSec;
        onProgress(heardSec / durationSec);
      } catch (error) {
        if (!(error instanceof ModelServerError) || error.status !== TOO_LARGE) throw error;
        if (sentSec <= SHORTEST_CHUNK_SEC) throw tooLarge(error, sentSec);
        longestSec = Math.min(longestSec, Math.max(SHORTEST_CHUNK_SEC, sentSec / 2));
        waiting = [span, ...waiting].flatMap((larger) => plan(larger, longestSec));
      }
    }
  };
  const workers = Array.from({ length: AT_ONCE }, () =>
    worker().catch((error: unknown) => {
      // What the other one has asked is heard to its end and kept.
      waiting = [];
      throw error;
    }),
  );
  const failed = (await Promise.allSettled(workers)).find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

async function hearChunk(
  { transcriptionServers }: ModelContext,
  { accountId, choice, pcm, wish: { language, vocabulary }, signal }: Hearing,
  { startSec, endSec }: TimeSpan,
): Promise<Pick<HeardChunk, 'words' | 'language'>> {
  const { words, language: spoken } = await transcriptionServers.hear(accountId, choice, {
    sound: await speechWave(pcm, startSec, endSec),
    lengthSec: endSec - startSec,
    language: language === 'auto' ? null : language,
    vocabulary,
    signal,
  });
  return {
    language: spoken,
    words: words.map((word) => ({
      ...word,
      startSec: word.startSec + startSec,
      endSec: word.endSec + startSec,
    })),
  };
}

function tooLarge(error: ModelServerError, seconds: number): ModelServerError {
  const { host } = error.problem.values;
  const why = problem('stt_too_large', { host: host ?? '', seconds: Math.round(seconds) });
  return new ModelServerError(why, { cause: error });
}

function lengthOf(spans: readonly TimeSpan[]): number {
  return spans.reduce((sum, { startSec, endSec }) => sum + endSec - startSec, 0);
}
