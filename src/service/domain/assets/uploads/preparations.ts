/**
 * Uploads this process completes, on their way to an asset: claimed, made whole by the store, looked at, and converted where
 * it needs that, which may take many minutes. It goes on whether or not its request is still held, so asking again finds it;
 * once a copy is made, its row says so, and any process makes it an asset. What died with a process is an open upload again.
 */
import { deferred } from '../../../../base/work/deferred.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import type { TaskFunctions } from '../../../../media/engine/media-engine.ts';
import { ApiError, notFound } from '../../../kernel/api-error.ts';
import type { StoredPart } from '../../../kernel/ports/file-store.ts';
import type { WithDatabase } from '../../../kernel/within.ts';
import type { AssetContext } from '../asset-context.ts';
import { describeVideo, titleOf } from '../describe-video.ts';
import { forgetPrepared, type PreparedAsset, removePrepared } from './prepared-asset.ts';
import { type ClaimParts, type KeptClaim, keepClaim, releaseClaim, uploadTopic } from './upload-claims.ts';
import { completeInStore } from './upload-in-store.ts';
import type { UploadRow } from './upload-rows.ts';

export interface Preparation {
  /**
   * Rejects with UnusableFileError, what `check` throws, ClaimedElsewhereError, NOT_FOUND once it was given up,
   * UNAVAILABLE where the service stops.
   */
  readonly done: Promise<PreparedAsset>;
  /** Resolves when it begins to be converted. */
  readonly converting: Promise<void>;
  /** Of converting it, 0 to 1; null where it is not. */
  progress(): number | null;
  /** Nobody waits for it any more: once it is ready, its row says so. */
  letGo(): void;
}

export interface Preparations {
  /** Begins it, or joins the one that runs. @param check looks whether it may be completed */
  begin(upload: UploadRow, check: (parts: readonly StoredPart[]) => void): Preparation;
  running(uploadId: string): Preparation | null;
  /** Whether it may become an asset by this process: it claimed it, or nobody has to any more. */
  mayKeep(upload: UploadRow): boolean;
  /** Of what became an asset. */
  end(uploadId: string): void;
  /** Of what did not become one, though it could: whichever process is asked next makes it one. */
  setDown(uploadId: string, prepared: PreparedAsset): Promise<void>;
  /** Of what is not to be one: resolves once it has stopped and nothing is left but the upload's own file. */
  giveUp(uploadId: string): Promise<void>;
  stop(): Promise<void>;
}

interface Entry extends Preparation {
  isAwaited: boolean;
  readonly controller: AbortController;
  readonly stopKeeping: () => void;
}

export function createPreparations(
  context: Pick<AssetContext, 'media' | 'files'> & ClaimParts & WithDatabase,
): Preparations {
  const { database, changes, files } = context;
  const claimant = crypto.randomUUID();
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

  const drop = (uploadId: string): void => {
    entries.get(uploadId)?.stopKeeping();
    entries.delete(uploadId);
    changes.notify(uploadTopic(uploadId));
  };

  /** Where that cannot be written, it is prepared again once its claim is over. */
  const setDown = async (uploadId: string, prepared: PreparedAsset): Promise<void> => {
    const entry = entries.get(uploadId);
    if (entry === undefined) return;
    await database
      .run(
        `UPDATE upload SET prepared = ?, conversion = ?, claimed_by = NULL, claimed_until_ms = NULL
         WHERE id = ? AND claimed_by = ?`,
        [JSON.stringify(prepared), entry.progress(), uploadId, claimant],
      )
      .catch((error: unknown) =>
        context.log.error('What an upload is to be was not kept.', error, { uploadId }),
      );
    drop(uploadId);
  };

  const open = (upload: UploadRow, check: (parts: readonly StoredPart[]) => void): Entry => {
    const { id: uploadId } = upload;
    const controller = new AbortController();
    const { signal } = controller;
    const converting = deferred<void>();
    let progress: number | null = null;
    let kept: KeptClaim | null = null;
    let isLost = false;
    const onClaimed = (): void => {
      kept = keepClaim(context, { uploadId, claimant, progress: () => progress }, () => {
        isLost = true;
        controller.abort(notFound('upload'));
      });
    };
    // What another process makes by now has the same names.
    const ownFiles = { ...files, remove: async (name: string) => (isLost ? undefined : files.remove(name)) };
    const describe = async (): Promise<PreparedAsset> => {
      signal.throwIfAborted();
      await completeInStore(context, upload, { claimant, check, onClaimed });
      signal.throwIfAborted();
      const given = {
        assetId: upload.asset_id,
        accountId: upload.account_id,
        file: upload.file,
        title: titleOf(upload.filename),
        filename: upload.filename,
        origin: 'upload',
      } as const;
      const asset = await describeVideo({ ...context, files: ownFiles, convert }, given, {
        signal,
        onProgress: (share) => {
          const isFirst = progress === null;
          progress = share;
          if (isFirst) kept?.tell();
          converting.resolve();
        },
      });
      signal.throwIfAborted();
      return asset;
    };
    const cleanUp = async (): Promise<void> => {
      kept?.stop();
      if (kept === null) return;
      if (isLost) return forgetPrepared(context, upload);
      await removePrepared(files, upload);
      await releaseClaim(context, uploadId, claimant);
    };
    const done = describe().catch(async (error: unknown) => {
      await cleanUp().catch((fault: unknown) =>
        context.log.error('An upload could not be opened again.', fault, { uploadId }),
      );
      // What failed may be tried again, with other parts.
      entries.delete(uploadId);
      throw signal.aborted ? signal.reason : error;
    });
    done.catch(() => undefined);
    const entry: Entry = {
      ...{ isAwaited: true, controller, done, converting: converting.promise },
      progress: () => progress,
      letGo: () => {
        entry.isAwaited = false;
        const setDownAlone = async (prepared: PreparedAsset): Promise<void> => {
          if (!entry.isAwaited && entries.get(uploadId) === entry) await setDown(uploadId, prepared);
        };
        done.then(setDownAlone).catch(() => undefined);
      },
      stopKeeping: () => kept?.stop(),
    };
    return entry;
  };

  const giveUp = async (uploadId: string, reason = notFound('upload')): Promise<void> => {
    const entry = entries.get(uploadId);
    if (entry === undefined) return;
    entry.controller.abort(reason);
    const prepared = await entry.done.catch(() => null);
    // It was ready a moment before: the next who asks has it.
    if (prepared !== null) await setDown(uploadId, prepared);
  };

  return {
    begin: (upload, check) => {
      const known = entries.get(upload.id);
      if (known !== undefined) {
        known.isAwaited = true;
        return known;
      }
      const entry = open(upload, check);
      entries.set(upload.id, entry);
      return entry;
    },
    running: (uploadId) => entries.get(uploadId) ?? null,
    mayKeep: ({ prepared, claimed_by }) => prepared !== null || claimed_by === claimant,
    end: drop,
    setDown,
    giveUp: (uploadId) => giveUp(uploadId),
    stop: async () => {
      // Whoever waits asks again, and begins it anew where the service goes on.
      const stopping = new ApiError('UNAVAILABLE', problem('service_stopping'), { retryAfterSec: 2 });
      await Promise.all([...entries.keys()].map((uploadId) => giveUp(uploadId, stopping)));
    },
  };
}
