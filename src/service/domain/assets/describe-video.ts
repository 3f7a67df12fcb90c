/**
 * What a whole file of the store is, as an asset to be: known container, readable, a poster where it has a picture.
 * Uploads and imports.
 */
import { sniffSound } from '../../../base/film/sniff-sound.ts';
import { firstCharacters } from '../../../base/text/first-characters.ts';
import { ASSET_TITLE_MAX_CHARS } from '../../../contract/limits.ts';
import { problem } from '../../../contract/problems/problem.ts';
import type { MediaCall } from '../../../media/media-call.ts';
import { RenderError } from '../../../media/pictures/encode/render-error.ts';
import { codecTitle } from '../../../media/probe/codec-names.ts';
import type { MediaFacts } from '../../../media/probe/media-facts.ts';
import { CONVERTED, SNIFF_BYTES, sniffContainer } from '../../../media/probe/sniff-container.ts';
import { UnreadableMediaError } from '../../../media/probe/unreadable-media-error.ts';
import type { AssetContext } from './asset-context.ts';
import type { AssetRow } from './asset-rows.ts';
import { type Converting, makePlayable } from './playable-copy.ts';
import { foreignOf } from './taken-formats.ts';
import { UnusableFileError } from './unusable-file-error.ts';

export interface FileToDescribe {
  readonly assetId: string;
  readonly accountId: string;
  readonly file: string;
  readonly title: string;
  readonly filename: string | null;
  readonly origin: 'upload' | 'link';
}

export type DescribingParts = Pick<AssetContext, 'media' | 'files' | 'clock' | 'log'> & Converting;

/** What others read whole, though our own reader does not. */
const WHOLE_FOR_OTHERS: ReadonlySet<string> = new Set(['file_cut_by_edits', 'file_half_in_fragments']);

/**
 * Makes an MP4 of an AVI or FLV, of an Ogg of several recordings and of what only decoders of the machine read, a WAV of an
 * AIFF or CAF, and a copy of a film that begins late or is heard otherwise by players, which `call` reports and stops, and writes the
 * poster; the row is the caller's to insert. Throws UnusableFileError, and what `convert` does.
 */
export async function describeVideo(
  context: DescribingParts,
  given: FileToDescribe,
  call: MediaCall,
): Promise<Omit<AssetRow, 'seq'>> {
  const head = new Uint8Array(
    await (await context.files.read(given.file)).slice(0, SNIFF_BYTES).arrayBuffer(),
  );
  const container = sniffSound(head) ?? sniffContainer(head);
  if (container !== null && CONVERTED.has(container)) return describeCopy(context, given, call);
  let facts: MediaFacts;
  try {
    if (container === null) throw new UnusableFileError('unsupported_format', problem('file_format_unknown'));
    facts = await probe(context, given.file);
  } catch (refusal) {
    if (!(refusal instanceof UnusableFileError) || !othersMayRead(context, refusal, head)) throw refusal;
    return describeCopy(context, given, call, { anew: true }).catch((error: unknown) => {
      // Nor can they: then what was wrong with it says more.
      throw error instanceof UnusableFileError ? refusal : error;
    });
  }
  const isCopied = facts.beginsLate || facts.isChained || facts.isHeardOtherwise;
  return isCopied ? describeCopy(context, given, call) : describe(context, given, facts);
}

/** By decoders of the machine, beyond those of our tasks. */
function othersMayRead(
  { media }: DescribingParts,
  { code, problem: why }: UnusableFileError,
  head: Uint8Array,
): boolean {
  if (media.runsIn === 'browser') return false;
  if (code === 'unsupported_format') return foreignOf(media, head) !== null;
  return code === 'no_decoder' || WHOLE_FOR_OTHERS.has(why.code);
}

async function describeCopy(
  context: DescribingParts,
  given: FileToDescribe,
  call: MediaCall,
  { anew = false } = {},
): Promise<Omit<AssetRow, 'seq'>> {
  const file = await orUnusable(() => makePlayable(context, given.file, call, { anew }));
  try {
    const facts = await probe(context, file);
    // Nothing is known to write such a file.
    if (facts.beginsLate) throw new UnusableFileError('unreadable_file', problem('file_damaged'));
    return await describe(context, { ...given, file }, facts);
  } catch (error) {
    await context.files.remove(file);
    throw error;
  }
}

async function describe(
  context: DescribingParts,
  given: FileToDescribe,
  facts: MediaFacts,
): Promise<Omit<AssetRow, 'seq'>> {
  return {
    id: given.assetId,
    account_id: given.accountId,
    kind: facts.hasVideo ? 'video' : 'audio',
    title: given.title,
    filename: given.filename,
    origin: given.origin,
    mime_type: facts.mimeType,
    size_bytes: (await context.files.sizeBytes(given.file)) ?? 0,
    duration_sec: facts.durationSec,
    width: facts.widthPx,
    height: facts.heightPx,
    fps: facts.fps,
    has_audio: facts.hasAudio ? 1 : 0,
    file: given.file,
    poster_file: facts.hasVideo ? await makePoster(context, given, facts.durationSec) : null,
    created_ms: context.clock.nowMs(),
  };
}

/** A file name without its extension. */
export function titleOf(filename: string): string {
  const name = filename.replace(/\.[^.]{1,8}$/, '').trim();
  return firstCharacters(name === '' ? filename : name, ASSET_TITLE_MAX_CHARS);
}

async function probe({ media }: DescribingParts, file: string): Promise<MediaFacts> {
  const facts = await orUnusable(() => media.run('probe', { file }));
  if (facts.hasVideo && !facts.canDecodeVideo) throw notDecoded(media, 'picture', facts.videoCodec);
  // Neither an analysis nor an export goes without its sound.
  if (facts.hasAudio && !facts.canDecodeAudio)
    throw notDecoded(media, facts.hasVideo ? 'film_sound' : 'sound', facts.audioCodec);
  return facts;
}

function notDecoded(
  { runsIn }: DescribingParts['media'],
  part: 'picture' | 'film_sound' | 'sound',
  named: string | null,
): UnusableFileError {
  const codec = codecTitle(named ?? 'unknown codec');
  const where = runsIn === 'browser' ? '_in_browser' : '';
  return new UnusableFileError('no_decoder', problem(`${part}_not_decoded${where}`, { codec }), codec);
}

async function orUnusable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // What cannot be encoded cannot be made an MP4.
    if (!(error instanceof UnreadableMediaError || error instanceof RenderError)) throw error;
    throw new UnusableFileError('unreadable_file', error.problem);
  }
}

/** Of the poster of an asset. */
export function posterName(assetId: string): string {
  return `posters/${assetId}.jpg`;
}

/** A poster is worth having but not worth losing a video over. */
async function makePoster(
  { media, log }: DescribingParts,
  { assetId, file }: FileToDescribe,
  durationSec: number,
): Promise<string | null> {
  const posterFile = posterName(assetId);
  try {
    await media.run('poster', { file, atSec: Math.min(10, durationSec / 10), outputFile: posterFile });
    return posterFile;
  } catch (error) {
    log.error('A poster could not be made.', error, { assetId });
    return null;
  }
}
