/**
 * Sends one file in parts: begins or goes on, several parts at a time, verifies, completes. The service's
 * list of received parts is the truth; nothing is hashed or read but the slices being sent.
 */
import { ofAnswer } from '../../contract/problems/answer-problems.ts';
import type { Asset, Upload } from '../../contract/schemas/asset.ts';
import type { ApiMethods } from '../api-client.ts';
import { ApiError } from '../api-error.ts';
import { unanswered } from '../limit-answer.ts';
import { pause as onTimer, type Pause } from '../pause.ts';
import { followConversion } from './follow-conversion.ts';
import { NeedsFileError } from './needs-file-error.ts';
import { missingParts, type PartRange, receivedBytes } from './part-plan.ts';
import type { PartTurns } from './part-turns.ts';
import { PARTS_AT_ONCE } from './parts-at-once.ts';
import { requireSendable } from './refused-file.ts';
import type { UploadRecord } from './upload-records.ts';

export interface UploadJob {
  /** null after a reload: then nothing may be left to send. */
  readonly file: Blob | null;
  readonly filename: string;
  readonly contentType: string;
  /** Set when an earlier visit began it. */
  readonly uploadId: string | null;
  /** Kept over reloads, so that a completed upload is not completed twice. */
  readonly completeKey: string;
  readonly createKey: string;
  /** Asked for once all is sent; null: named after the file. */
  readonly title?: () => string | null;
}

export interface UploadWatcher {
  /** The service knows the upload: write its id down. Resolves when that is durable. */
  begun(upload: Upload): Promise<void>;
  sent(totalBytes: number): void;
  /** From here on its title is fixed. Resolves when that is durable. */
  checking(): Promise<void> | void;
  /** The service converts it, 0 to 1. */
  converting?(share: number): void;
}

/** The service converts it, or holds the request of an earlier visit while it does. */
const STILL_AT_IT: ReadonlySet<string | null> = new Set(['NOT_READY', 'IDEMPOTENCY_IN_PROGRESS']);
/** Where the service does not say when. */
const ASK_AGAIN_SEC = 2;
/** Times a part is sent again that the service had and lost, before the upload is called broken. */
const ROUNDS_MAX = 5;

/** Resolves with the asset. Rejects with ApiError, NeedsFileError and RefusedFileError; an abort keeps everything the service has. */
export async function runUpload(
  api: ApiMethods,
  job: UploadJob,
  watcher: UploadWatcher,
  turns: PartTurns,
  signal: AbortSignal,
  pause: Pause = onTimer,
): Promise<Asset> {
  const begun = await beginOrResume(api, job, signal);
  if ('asset' in begun) return begun.asset;
  let { upload } = begun;
  await watcher.begun(upload);
  watcher.sent(receivedBytes(upload, upload.receivedParts));

  // A part can be lost between its answer and completion (a restored service, a full disk): ask, then fill.
  for (let round = 1; ; round++) {
    const missing = missingParts(upload, upload.receivedParts);
    if (missing.length === 0) {
      await watcher.checking();
      const asset = await watched(api, upload.id, watcher, signal, (both) =>
        complete(api, upload.id, job, both, { mayFill: round < ROUNDS_MAX, pause }),
      );
      if (asset !== null) return asset;
    } else {
      if (round > ROUNDS_MAX) throw partsNotKept(missing);
      if (job.file === null) throw new NeedsFileError();
      await sendParts(api, job.file, { upload, missing, watcher, turns }, signal);
    }
    upload = (await api.get_upload({ params: { uploadId: upload.id } }, { signal })).upload;
  }
}

/** The id the service knows it by; asked for under the same key where the answer was not waited for. */
export async function idAtService(
  api: ApiMethods,
  { uploadId, filename, sizeBytes, contentType, createKey }: UploadRecord,
): Promise<string> {
  if (uploadId !== null) return uploadId;
  const body = { filename, sizeBytes, contentType };
  return (await api.create_upload({ body }, { idempotencyKey: createKey })).upload.id;
}

/** An upload the service no longer knows may be one it has completed: the same key then gives the asset. */
async function beginOrResume(
  api: ApiMethods,
  job: UploadJob,
  signal: AbortSignal,
): Promise<{ upload: Upload } | { asset: Asset }> {
  const { uploadId } = job;
  if (uploadId === null) {
    if (job.file === null) throw new NeedsFileError();
    requireSendable(job.file, job.filename);
    const body = { filename: job.filename, sizeBytes: job.file.size, contentType: job.contentType };
    return api.create_upload({ body }, { signal, idempotencyKey: job.createKey });
  }
  try {
    return await api.get_upload({ params: { uploadId } }, { signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'NOT_FOUND') throw error;
    return api.complete_upload(
      { params: { uploadId }, body: completion(job) },
      { signal, idempotencyKey: job.completeKey },
    );
  }
}

function completion({ title }: UploadJob): { title?: string } {
  const named = title?.() ?? null;
  return named === null ? {} : { title: named };
}

/** Tells how far a conversion is while `work` waits for it: which files need one, the service knows. */
async function watched<Result>(
  api: ApiMethods,
  uploadId: string,
  watcher: UploadWatcher,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { converting } = watcher;
  if (converting === undefined) return work(signal);
  const over = new AbortController();
  const both = AbortSignal.any([signal, over.signal]);
  const following = followConversion(api, uploadId, (share) => converting.call(watcher, share), both);
  try {
    return await work(signal);
  } finally {
    over.abort();
    await following;
  }
}

/** null where the service finds parts missing and they may be sent again. */
async function complete(
  api: ApiMethods,
  uploadId: string,
  job: UploadJob,
  signal: AbortSignal,
  { mayFill, pause }: { readonly mayFill: boolean; readonly pause: Pause },
): Promise<Asset | null> {
  const input = { params: { uploadId }, body: completion(job) };
  for (;;) {
    try {
      return (await api.complete_upload(input, { signal, idempotencyKey: job.completeKey })).asset;
    } catch (error) {
      if (error instanceof ApiError && STILL_AT_IT.has(error.code)) {
        // The client has asked again as often as it does by itself, or was told to wait for longer than it does.
        await pause((error.facts.retryAfterSec ?? ASK_AGAIN_SEC) * 1000, signal).catch((reason: unknown) => {
          throw unanswered('complete_upload', reason, signal);
        });
        continue;
      }
      if (mayFill && error instanceof ApiError && lacksParts(error)) return null;
      throw error;
    }
  }
}

/** The specification names no reason of a conflict, and of a completion no other conflict. */
function lacksParts({ code, reason }: ApiError): boolean {
  return code === 'CONFLICT' && (reason === null || reason === 'parts_missing');
}

interface Sending {
  readonly upload: Upload;
  readonly missing: readonly PartRange[];
  readonly watcher: UploadWatcher;
  readonly turns: PartTurns;
}

async function sendParts(
  api: ApiMethods,
  file: Blob,
  { upload, missing, watcher, turns }: Sending,
  signal: AbortSignal,
): Promise<void> {
  const queue = [...missing];
  let through = receivedBytes(upload, upload.receivedParts);
  const failed = new AbortController();
  const both = AbortSignal.any([signal, failed.signal]);

  const sendNext = async (): Promise<void> => {
    for (let part = queue.shift(); part !== undefined; part = queue.shift()) {
      const params = { uploadId: upload.id, partNumber: part.number };
      const body = file.slice(part.startByte, part.endByte);
      await turns.take(upload.id, body.size, both, async () => {
        try {
          await api.upload_part({ params, body }, { signal: both, urgency: 'upload' });
        } catch (error) {
          // The others must not go on sending for an upload that has failed.
          failed.abort(error);
          throw error;
        }
      });
      through += part.endByte - part.startByte;
      watcher.sent(through);
    }
  };

  const senders = Array.from({ length: PARTS_AT_ONCE.most }, sendNext);
  try {
    await Promise.all(senders);
  } catch (error) {
    await Promise.allSettled(senders);
    // A part that waited for its turn knows only that it waits no more.
    throw signal.aborted ? unanswered('upload_part', error, signal) : error;
  }
}

function partsNotKept(missing: readonly PartRange[]): ApiError {
  const numbers = missing.slice(0, 5).map((part) => part.number);
  return new ApiError({
    kind: 'unreadable',
    operation: 'upload_part',
    ...ofAnswer('parts_not_kept', { parts: numbers.join(', ') }),
  });
}
