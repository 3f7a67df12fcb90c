/**
 * What a whole file of the store is, as an asset to be: known container, readable, a poster where it has a picture.
 * Uploads and imports.
 */
import { sniffSound } from '../../../base/sniff-sound.ts';
import { sayTold } from '../../../base/told.ts';
import {
  AVI_HEAD_BYTES,
  aviCodecs,
  codecTitle,
  type MediaFacts,
  SNIFF_BYTES,
  sniffContainer,
  UnreadableMediaError,
} from '../../ports.ts';
import type { Studio } from '../../studio.ts';
import type { AssetRow } from './asset-rows.ts';

export interface FileToDescribe {
  readonly assetId: string;
  readonly accountId: string;
  readonly file: string;
  readonly sizeBytes: number;
  readonly title: string;
  readonly filename: string | null;
  readonly origin: 'upload' | 'link';
}

/** The file is no video or sound this program can use; asking again gives the same answer. */
export class UnusableFileError extends Error {
  override readonly name = 'UnusableFileError';
  readonly code: 'unsupported_format' | 'unreadable_file' | 'no_decoder';
  /** What there is no decoder for, as people call it; null where that is not the reason. */
  readonly codec: string | null;

  constructor(code: UnusableFileError['code'], message: string, codec: string | null = null) {
    super(message);
    this.code = code;
    this.codec = codec;
  }
}

/** Writes the poster; the row is the caller's to insert. Throws UnusableFileError. */
export async function describeVideo(studio: Studio, given: FileToDescribe): Promise<Omit<AssetRow, 'seq'>> {
  const facts = await probe(studio, given.file);
  return {
    id: given.assetId,
    account_id: given.accountId,
    kind: facts.hasVideo ? 'video' : 'audio',
    title: given.title,
    filename: given.filename,
    origin: given.origin,
    mime_type: facts.mimeType,
    size_bytes: given.sizeBytes,
    duration_sec: facts.durationSec,
    width: facts.widthPx,
    height: facts.heightPx,
    fps: facts.fps,
    has_audio: facts.hasAudio ? 1 : 0,
    file: given.file,
    poster_file: facts.hasVideo ? await makePoster(studio, given, facts.durationSec) : null,
    created_ms: studio.clock.nowMs(),
  };
}

/** Throws UnusableFileError. */
function requireContainer(head: Uint8Array): void {
  if (sniffContainer(head) === null && sniffSound(head) === null)
    throw new UnusableFileError('unsupported_format', sayTold('file_format_unknown'));
}

/** A file name without its extension. */
export function titleOf(filename: string): string {
  const name = filename.replace(/\.[^.]{1,8}$/, '').trim();
  return (name === '' ? filename : name).slice(0, 200);
}

async function probe({ media, files }: Studio, file: string): Promise<MediaFacts> {
  const blob = await files.read(file);
  requireContainer(new Uint8Array(await blob.slice(0, SNIFF_BYTES).arrayBuffer()));
  const facts = await media.probe(file).catch(async (error: unknown) => {
    if (!(error instanceof UnreadableMediaError)) throw error;
    const codecs = aviCodecs(new Uint8Array(await blob.slice(0, AVI_HEAD_BYTES).arrayBuffer()));
    const named = codecs.length === 0 ? null : `AVI: ${codecs.join(', ')}`;
    throw new UnusableFileError('unreadable_file', error.message, named);
  });
  if (facts.hasVideo && !facts.canDecodeVideo) {
    const codec = codecTitle(facts.videoCodec ?? 'unknown codec');
    throw new UnusableFileError('no_decoder', sayTold('picture_not_decoded', { codec }), codec);
  }
  if (!facts.hasVideo && !facts.canDecodeAudio) {
    const codec = codecTitle(facts.audioCodec ?? 'unknown codec');
    throw new UnusableFileError('no_decoder', sayTold('sound_not_decoded', { codec }), codec);
  }
  return facts;
}

/** A poster is worth having but not worth losing a video over. */
async function makePoster(
  { media, log }: Studio,
  { assetId, file }: FileToDescribe,
  durationSec: number,
): Promise<string | null> {
  const posterFile = `posters/${assetId}.jpg`;
  try {
    await media.poster(file, Math.min(10, durationSec / 10), posterFile);
    return posterFile;
  } catch (error) {
    log.error('A poster could not be made.', error, { assetId });
    return null;
  }
}
