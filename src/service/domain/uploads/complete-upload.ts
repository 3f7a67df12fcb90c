/** Makes an asset of a whole upload: all parts there, a known container, readable; then the row and a poster. */
import type { Asset } from '../../../contract/schemas/asset.ts';
import { ApiError, conflict } from '../../api-error.ts';
import type { Reply } from '../../app/call.ts';
import type { Studio } from '../../studio.ts';
import { insertAsset, toAsset } from '../assets/asset-rows.ts';
import { describeVideo, titleOf, UnusableFileError } from '../assets/describe-video.ts';
import { receivedParts, type UploadRow } from './upload-rows.ts';

type AssetReply = Reply<{ asset: Asset }>;

/** @throws ApiError CONFLICT parts_missing, VALIDATION_FAILED for what is no readable video or sound. */
export async function completeUpload(
  studio: Studio,
  upload: UploadRow,
  title: string | null,
  origin: string,
  commit: (work: () => AssetReply) => AssetReply,
): Promise<AssetReply> {
  const { database, writers } = studio;
  await writers.idle(upload.file);
  refuseMissingParts(upload, receivedParts(database, upload.id));
  const row = await describeVideo(studio, {
    assetId: upload.asset_id,
    accountId: upload.account_id,
    file: upload.file,
    sizeBytes: upload.size_bytes,
    title: title ?? titleOf(upload.filename),
    filename: upload.filename,
    origin: 'upload',
  }).catch((error: unknown) => {
    throw error instanceof UnusableFileError ? unusable(error) : error;
  });
  const asset = await toAsset(studio, origin, { ...row, seq: 0 });
  return commit(() => {
    insertAsset(database, row);
    database.run('DELETE FROM upload WHERE id = ?', [upload.id]);
    return { body: { asset } };
  });
}

function refuseMissingParts(upload: UploadRow, received: readonly number[]): void {
  if (received.length === upload.part_count) return;
  const there = new Set(received);
  const missingParts = Array.from({ length: upload.part_count }, (_, index) => index + 1).filter(
    (part) => !there.has(part),
  );
  const named = missingParts.slice(0, 20).join(', ');
  throw conflict(
    'parts_missing',
    `Parts are missing: ${named}${missingParts.length > 20 ? ' and more' : ''}.`,
    { missingParts },
  );
}

function unusable({ code, message, codec }: UnusableFileError): ApiError {
  return new ApiError('VALIDATION_FAILED', message, {
    details: { issues: [{ path: '', code, message }], ...(codec !== null && { codec }) },
    hint: 'Use an MP4, MOV, MKV, WebM or MPEG-TS video, or an MP3, M4A, WAV, FLAC or OGG sound; cancel this upload.',
  });
}
