/** Speech of a source to words: with the chosen model, fetched where it is missing, going on where it was cut off. */
import { problem } from '../../../../contract/problems/problem.ts';
import { heardWords } from '../../../../media/listen/speech/heard-words.ts';
import type { HeardWindow, Transcription } from '../../../../media/listen/speech/transcribe-speech.ts';
import type { OnProgress } from '../../../../media/media-call.ts';
import type { AssetRow } from '../../assets/asset-rows.ts';
import type { ModelContext } from '../model-context.ts';
import type { OnHeard } from '../on-heard.ts';
import { serverWish, transcribeByServer } from '../transcription-server/transcribe-by-server.ts';
import { chosenListener } from './chosen-listener.ts';
import { despiteCrashes } from './despite-crashes.ts';
import { ModelFetchError } from './fetch-model-file.ts';
import { measureWindows, rememberSpeed, serverSpeedKey } from './speech-speed.ts';

export interface SpeechWish {
  readonly language: 'auto' | 'it' | 'en';
  readonly vocabulary: string | null;
  /** A speech model that the project asks for; null for the account's choice. */
  readonly listenWith: string | null;
}

interface SpeechCall {
  /** The job it is heard for. */
  readonly jobId: string;
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress;
  /** Called as more is heard, until all is. */
  readonly onHeard?: OnHeard;
}

/** Share of the progress that is fetching the model, where it has to be fetched. */
const LOAD_SHARE = 0.3;
/** A process may also be ended by what has nothing to do with the model. */
const TRIES = 3;

export async function transcribeSource(
  context: ModelContext,
  asset: AssetRow,
  { language, vocabulary, listenWith }: SpeechWish,
  { jobId, signal, onProgress, onHeard }: SpeechCall,
): Promise<Transcription> {
  const { listenings, media, speech } = context;
  const listener = await chosenListener(context, asset.account_id, listenWith);
  if (listener.kind === 'server') {
    const engine = serverSpeedKey(asset.account_id);
    const asked = { language, vocabulary };
    const wish = serverWish(listener.server, asked);
    return listenings.run({ assetId: asset.id, jobId, engine, wish }, signal, async (pausable) => {
      const onSpeed = (times: number): Promise<void> => rememberSpeed(context.database, engine, times);
      const call = { signal: pausable, onProgress, onSpeed, onHeard };
      return transcribeByServer(context, asset, listener.server, asked, call);
    });
  }
  const { model, address } = listener;
  let loaded = 0;
  let files: Readonly<Record<string, string>> | null;
  try {
    const onShare = (share: number): void => {
      loaded = LOAD_SHARE;
      onProgress(LOAD_SHARE * share, 'download');
    };
    files = media.usesSpeechModels
      ? await speech.ensure(model, address, { signal, onProgress: onShare })
      : null;
  } catch (error) {
    // A model that does not come costs the words, not the analysis.
    if (!(error instanceof ModelFetchError)) throw error;
    const why = problem('no_model_so_picture', { why: error.problem });
    return { status: 'unavailable', reason: 'no_model', problem: why };
  }
  const wish = JSON.stringify([language, vocabulary, model.id]);
  const inStore = files === null ? null : { id: model.id, files };
  return listenings.run({ assetId: asset.id, jobId, engine: model.id, wish }, signal, (pausable) =>
    despiteCrashes(problem('model_failed', { model: model.name }), TRIES, async () => {
      const timed = measureWindows(context.database, model.id);
      const heard = await heardWindows(context, asset.id, wish);
      return media.run(
        'transcribe',
        { file: asset.file, language, vocabulary, model: inStore, heard },
        {
          signal: pausable,
          onProgress: (share, stage) => onProgress(loaded + (1 - loaded) * share, stage),
          onWindow: async (window) => {
            await keepWindow(context, asset.id, wish, window);
            if (!window.last)
              await onHeard?.(window.untilSec, async () =>
                heardWords(await heardWindows(context, asset.id, wish), vocabulary),
              );
            await timed(window);
          },
        },
      );
    }),
  );
}

async function keepWindow(
  { database }: ModelContext,
  assetId: string,
  wish: string,
  window: HeardWindow,
): Promise<void> {
  await database.run(
    `INSERT INTO heard_window (asset_id, wish, place, heard) VALUES (?, ?, ?, ?)
     ON CONFLICT (asset_id, wish, place) DO UPDATE SET heard = excluded.heard`,
    [assetId, wish, window.index, JSON.stringify(window)],
  );
}

/** Call once the words are kept as a transcript. */
export async function forgetTranscribed({ database }: ModelContext, assetId: string): Promise<void> {
  await database.run('DELETE FROM heard_window WHERE asset_id = ?', [assetId]);
}

/** From the first window on, as far as there is no gap. */
async function heardWindows(
  { database }: ModelContext,
  assetId: string,
  wish: string,
): Promise<HeardWindow[]> {
  const rows = await database.all<{ place: number; heard: string }>(
    'SELECT place, heard FROM heard_window WHERE asset_id = ? AND wish = ? ORDER BY place',
    [assetId, wish],
  );
  const whole = rows.filter(({ place }, at) => place === at);
  return whole.map(({ heard }) => JSON.parse(heard) as HeardWindow);
}
