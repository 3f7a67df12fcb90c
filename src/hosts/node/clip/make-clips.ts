/** The main job through the API, as any client would do it: upload, analyze, accept, export, download. */
import type { ApiClient } from '../../../client/api-client.ts';
import { ApiError } from '../../../client/api-error.ts';
import { follow } from '../../../client/follow.ts';
import { startExport } from '../../../client/start-export.ts';
import { createPartTurns } from '../../../client/uploads/part-turns.ts';
import { runUpload } from '../../../client/uploads/run-upload.ts';
import type { Clip } from '../../../contract/schemas/clip.ts';
import type { Export } from '../../../contract/schemas/job.ts';
import type { AutoclipSettingsInput } from '../../../contract/schemas/project.ts';

export interface ClipWish {
  readonly video: { readonly file: Blob; readonly filename: string; readonly contentType: string };
  readonly captions: {
    readonly format: 'srt' | 'vtt';
    readonly text: string;
    /** Where `detectLanguage` is set, of words that do not tell theirs. */
    readonly language: 'en' | 'it';
    readonly detectLanguage: boolean;
  } | null;
  readonly settings: AutoclipSettingsInput;
}

export interface ClipWatcher {
  /** 0 to 1 of the whole, and what is being done in words. */
  progress(done: number, stage: string): void;
}

export interface MadeClip {
  readonly clip: Clip;
  readonly captions: { readonly srt: string; readonly vtt: string } | null;
  /** `downloadUrl` is fresh; null where this one export failed. */
  readonly rendered: Export | null;
  readonly problem: string | null;
}

/** The service did its part and could not go on; `message` is its sentence for the user. */
export class ClipFailedError extends Error {
  override readonly name = 'ClipFailedError';
}

/** Shares of the whole work, from files of ordinary length. */
const UPLOAD_SHARE = 0.05;
const ANALYSIS_SHARE = 0.3;

/** An empty array where the video has nothing to make a clip of. Rejects with ApiError and ClipFailedError. */
export async function makeClips(
  client: ApiClient,
  wish: ClipWish,
  watcher: ClipWatcher,
  signal: AbortSignal,
): Promise<readonly MadeClip[]> {
  const assetId = await upload(client, wish, watcher, signal);
  if (wish.captions !== null)
    await client.owner.attach_captions({ params: { assetId }, body: wish.captions }, { signal });
  const clips = await findClips(client, assetId, wish.settings, watcher, signal);
  const rendering = UPLOAD_SHARE + ANALYSIS_SHARE;
  const exports = [];
  const accepted = [];
  // All are accepted first: their framings are computed side by side with the exports of those before.
  for (const clip of clips) {
    const { composition } = await client.api.accept_clip({ params: { clipId: clip.id } }, { signal });
    accepted.push({ clip, composition });
  }
  for (const [index, { clip, composition }] of accepted.entries()) {
    watcher.progress(rendering, `framing clip ${index + 1} of ${accepted.length}`);
    const { export: begun } = await startExport(client, composition.id, { signal });
    exports.push({ clip, compositionId: composition.id, exportId: begun.id });
  }
  const made: MadeClip[] = [];
  for (const [index, { clip, compositionId, exportId }] of exports.entries()) {
    const ended = await follow(
      async (wait, end) =>
        (await client.api.get_export({ params: { exportId }, query: { wait } }, { signal: end ?? signal }))
          .export,
      ({ progress }) =>
        watcher.progress(
          rendering + ((1 - rendering) * (index + progress)) / exports.length,
          `rendering clip ${index + 1} of ${exports.length}`,
        ),
      { signal },
    );
    const isDone = ended.status === 'done';
    made.push({
      clip,
      captions: await readCaptions(client, compositionId, signal),
      rendered: isDone ? ended : null,
      problem: isDone ? null : (ended.errorMessage ?? `The export ended as ${ended.status}.`),
    });
  }
  return made;
}

async function upload(
  { api }: ApiClient,
  { video }: ClipWish,
  watcher: ClipWatcher,
  signal: AbortSignal,
): Promise<string> {
  const keys = { createKey: crypto.randomUUID(), completeKey: crypto.randomUUID() };
  const asset = await runUpload(
    api,
    { ...video, ...keys, uploadId: null },
    {
      begun: async () => undefined,
      sent: (bytes) => watcher.progress((UPLOAD_SHARE * bytes) / video.file.size, 'reading the video'),
      checking: () => watcher.progress(UPLOAD_SHARE, 'checking the video'),
      converting: (share) =>
        watcher.progress(UPLOAD_SHARE, `converting the video, ${Math.round(100 * share)} %`),
    },
    ...([createPartTurns(() => performance.now()), signal] as const),
  );
  return asset.id;
}

async function findClips(
  { api }: ApiClient,
  sourceAssetId: string,
  settings: AutoclipSettingsInput,
  watcher: ClipWatcher,
  signal: AbortSignal,
): Promise<Clip[]> {
  const { project } = await api.create_project({ body: { sourceAssetId, settings } }, { signal });
  const params = { projectId: project.id };
  const { job } = await api.analyze_project({ params }, { signal });
  const ended = await follow(
    async (wait, end) =>
      (await api.get_job({ params: { jobId: job.id }, query: { wait } }, { signal: end ?? signal })).job,
    ({ progress }) => watcher.progress(UPLOAD_SHARE + ANALYSIS_SHARE * progress, 'looking for clips'),
    { signal },
  );
  if (ended.status !== 'done')
    throw new ClipFailedError(ended.errorMessage ?? `The analysis ended as ${ended.status}.`);
  const clips: Clip[] = [];
  let cursor: string | null = null;
  do {
    const query: { cursor?: string } = cursor === null ? {} : { cursor };
    const page = await api.list_clips({ params, query }, { signal });
    clips.push(...page.data);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return clips.sort((a, b) => a.rank - b.rank).slice(0, settings.clipCount ?? undefined);
}

/** null where nobody speaks in the clip. */
async function readCaptions({ api }: ApiClient, compositionId: string, signal: AbortSignal) {
  const read = async (format: 'srt' | 'vtt'): Promise<string> => {
    const params = { compositionId };
    return (await api.get_composition_captions({ params, query: { format } }, { signal })).captions.text;
  };
  try {
    return { srt: await read('srt'), vtt: await read('vtt') };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CONFLICT') return null;
    throw error;
  }
}
