/** Makes an asset of a whole upload: all parts there, a known container, readable; then the row and a poster. */
import type { Asset } from '../../../contract/schemas/asset.ts';
import { ApiError, conflict } from '../../api-error.ts';
import type { Reply } from '../../app/call.ts';
import { type MediaFacts, SNIFF_BYTES, sniffContainer, UnreadableMediaError } from '../../ports.ts';
import type { Studio } from '../../studio.ts';
import { type AssetRow, insertAsset, toAsset } from '../assets/asset-rows.ts';
import { receivedParts, type UploadRow } from './upload-rows.ts';

type AssetReply = Reply<{ asset: Asset }>;

/** @throws ApiError CONFLICT parts_missing, VALIDATION_FAILED for what is not a readable video. */
export async function completeUpload(
  studio: Studio,
  upload: UploadRow,
  title: string | null,
  origin: string,
  commit: (work: () => AssetReply) => AssetReply,
): Promise<AssetReply> {
  const { database, writers, clock } = studio;
  await writers.idle(upload.file);
  refuseMissingParts(upload, receivedParts(database, upload.id));
  const facts = await probe(studio, upload);
  const row: Omit<AssetRow, 'seq'> = {
    id: upload.asset_id,
    account_id: upload.account_id,
    kind: facts.hasVideo ? 'video' : 'audio',
    title: title ?? titleOf(upload.filename),
    filename: upload.filename,
    origin: 'upload',
    mime_type: facts.mimeType,
    size_bytes: upload.size_bytes,
    duration_sec: facts.durationSec,
    width: facts.widthPx,
    height: facts.heightPx,
    fps: facts.fps,
    has_audio: facts.hasAudio ? 1 : 0,
    file: upload.file,
    poster_file: facts.hasVideo ? await makePoster(studio, upload, facts.durationSec) : null,
    created_ms: clock.nowMs(),
  };
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

async function probe({ media, files }: Studio, upload: UploadRow): Promise<MediaFacts> {
  const file = await files.read(upload.file);
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
  if (sniffContainer(head) === null)
    throw unusable('unsupported_format', 'This is not an MP4, MOV, MKV, WebM, AVI or MPEG-TS file.');
  const facts = await media.probe(upload.file).catch((error: unknown) => {
    if (error instanceof UnreadableMediaError) throw unusable('unreadable_file', error.message);
    throw error;
  });
  if (facts.hasVideo && !facts.canDecodeVideo)
    throw unusable(
      'no_decoder',
      `The picture of this file (${facts.videoCodec ?? 'unknown codec'}) cannot be decoded here.`,
    );
  return facts;
}

/** A poster is worth having but not worth losing an upload over. */
async function makePoster(
  { media, log }: Studio,
  upload: UploadRow,
  durationSec: number,
): Promise<string | null> {
  const posterFile = `posters/${upload.asset_id}.jpg`;
  try {
    await media.poster(upload.file, Math.min(10, durationSec / 10), posterFile);
    return posterFile;
  } catch (error) {
    log.error('A poster could not be made.', error, { assetId: upload.asset_id });
    return null;
  }
}

function titleOf(filename: string): string {
  const name = filename.replace(/\.[^.]{1,8}$/, '').trim();
  return (name === '' ? filename : name).slice(0, 200);
}

function unusable(code: string, message: string): ApiError {
  return new ApiError('VALIDATION_FAILED', message, {
    details: { issues: [{ path: '', code, message }] },
    hint: 'Use an MP4, MOV, MKV, WebM or MPEG-TS video; cancel this upload.',
  });
}
