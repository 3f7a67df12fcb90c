/**
 * Whole uploads on their way to an asset: looked at, and an AVI made an MP4, which may take many minutes. It goes
 * on whether or not its request is still held, so asking again finds it. In memory on
 * purpose: what died with the process is an open upload again.
 */
import { deferred } from '../../../../base/deferred.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import type { TaskFunctions } from '../../../../media/engine/media-engine.ts';
import { ApiError, notFound } from '../../../kernel/api-error.ts';
import type { AssetContext } from '../asset-context.ts';
import type { AssetRow } from '../asset-rows.ts';
import { describeVideo, titleOf } from '../describe-video.ts';
import type { UploadRow } from './upload-rows.ts';

export type PreparedAsset = Omit<AssetRow, 'seq'>;

export interface Preparation {
  /** Rejects with UnusableFileError, NOT_FOUND once it was given up, UNAVAILABLE where the service stops. */
  readonly done: Promise<PreparedAsset>;
  /** Resolves when an MP4 begins to be made of it. */
  readonly converting: Promise<void>;
  /** Of making the MP4, 0 to 1; null where none is made. */
  progress(): number | null;
}

export interface Preparations {
  /** Begins it, or joins the one that runs or has ended well. */
  begin(upload: UploadRow): Preparation;
  running(uploadId: string): Preparation | null;
  /** Forgets what became an asset. */
  end(uploadId: string): void;
  /** Of what is not to be one: resolves once it has stopped and nothing is left but the upload's own file. */
  giveUp(uploadId: string): Promise<void>;
  stop(): Promise<void>;
}

interface Entry extends Preparation {
  readonly controller: AbortController;
  /** Of the upload. */
  readonly file: string;
}

export function createPreparations(
  context: Pick<AssetContext, 'media' | 'files' | 'clock' | 'log'>,
): Preparations {
  const entries = new Map<string, Entry>();
  let last: Promise<unknown> = Promise.resolve();
  /** Each with all there is to work with. Others are looked at meanwhile. */
  const convert: TaskFunctions['convert'] = (input, call) => {
    const made = last.then(() => {
      call.signal.throwIfAborted();
      return context.media.run('convert', input, call);
    });
    last = made.catch(() => undefined);
    return made;
  };
  const parts = { ...context, convert };

  const open = (upload: UploadRow): Entry => {
    const controller = new AbortController();
    const { signal } = controller;
    const converting = deferred<void>();
    let progress: number | null = null;
    const describe = async (): Promise<PreparedAsset> => {
      signal.throwIfAborted();
      const given = {
        assetId: upload.asset_id,
        accountId: upload.account_id,
        file: upload.file,
        title: titleOf(upload.filename),
        filename: upload.filename,
        origin: 'upload',
      } as const;
      const asset = await describeVideo(parts, given, {
        signal,
        onProgress: (share) => {
          progress = share;
          converting.resolve();
        },
      });
      signal.throwIfAborted();
      return asset;
    };
    const done = describe();
    // What failed may be tried again, with other parts.
    done.catch(() => entries.delete(upload.id));
    return { controller, file: upload.file, done, converting: converting.promise, progress: () => progress };
  };

  const giveUp = async (uploadId: string, reason = notFound('upload')): Promise<void> => {
    const entry = entries.get(uploadId);
    if (entry === undefined) return;
    entry.controller.abort(reason);
    const prepared = await entry.done.catch(() => null);
    entries.delete(uploadId);
    if (prepared === null) return;
    if (prepared.poster_file !== null) await context.files.remove(prepared.poster_file);
    if (prepared.file !== entry.file) await context.files.remove(prepared.file);
  };

  return {
    begin: (upload) => {
      const known = entries.get(upload.id);
      if (known !== undefined) return known;
      const entry = open(upload);
      entries.set(upload.id, entry);
      return entry;
    },
    running: (uploadId) => entries.get(uploadId) ?? null,
    end: (uploadId) => void entries.delete(uploadId),
    giveUp: (uploadId) => giveUp(uploadId),
    stop: async () => {
      // Whoever waits asks again, and begins it anew where the service goes on.
      const stopping = new ApiError('UNAVAILABLE', problem('service_stopping'), { retryAfterSec: 2 });
      await Promise.all([...entries.keys()].map((uploadId) => giveUp(uploadId, stopping)));
    },
  };
}
