/** Files that a service does not take: known before they are sent where that can be, else from its answer. */
import { mp4VideoCodec } from '../../base/film/mp4-video-codec.ts';
import { SOUND_SNIFF_BYTES, sniffSound } from '../../base/film/sniff-sound.ts';
import { UPLOAD_SIZE_MAX_BYTES } from '../../contract/limits.ts';
import { ofAnswer } from '../../contract/problems/answer-problems.ts';
import { lacking } from '../../contract/problems/lacking-problems.ts';
import type { StatedProblem } from '../../contract/problems/stated-problem.ts';
import type { ApiMethods } from '../api-client.ts';
import { ApiError, type ApiErrorFacts } from '../api-error.ts';

class RefusedFileError extends Error {
  override readonly name = 'RefusedFileError';
  readonly facts: ApiErrorFacts;

  constructor(said: StatedProblem) {
    super(said.message);
    this.facts = { kind: 'device', operation: 'upload', ...said };
  }
}

/** Whether the service, where that is known, decodes films at all, and those in the codec of phones. */
export type Decodes = (what: 'codecs' | 'hevc') => Promise<boolean>;

const HEVC: ReadonlySet<string | null> = new Set(['hvc1', 'hev1']);

/** Only an extension lets sound in (`audio_assets`). @throws RefusedFileError before anything is sent */
export async function requireTaken(
  api: ApiMethods,
  file: Blob,
  filename: string,
  signal: AbortSignal,
  decodes: Decodes = async () => true,
): Promise<void> {
  if (file.size === 0) throw new RefusedFileError(ofAnswer('picked_file_empty', { file: filename }));
  await requireDecoded(file, filename, decodes);
  const head = new Uint8Array(await file.slice(0, SOUND_SNIFF_BYTES).arrayBuffer());
  if (sniffSound(head) === null) return;
  const { features } = await api.get_me({}, { signal });
  if (features?.includes('audio_assets') === true) return;
  throw new RefusedFileError(ofAnswer('sound_not_taken', { file: filename }));
}

/** Of what is sent: a film that stays where it is may be of any size. @throws RefusedFileError */
export function requireSendable({ size }: Blob, filename: string): void {
  if (size > UPLOAD_SIZE_MAX_BYTES)
    throw new RefusedFileError(ofAnswer('picked_file_large', { file: filename }));
}

/**
 * What phones record in (`base/film/mp4-video-codec.ts` has the types of sample entries) is known from the first kilobytes, and
 * gigabytes need not be copied to be refused.
 */
async function requireDecoded(file: Blob, filename: string, decodes: Decodes): Promise<void> {
  if (!(await decodes('codecs'))) throw new RefusedFileError(lacking('codecs_missing'));
  const codec = await mp4VideoCodec(file);
  if (codec === null || !HEVC.has(codec) || (await decodes('hevc'))) return;
  throw new RefusedFileError(ofAnswer('film_not_decoded', { file: filename, codec: 'HEVC (H.265)' }));
}

const REFUSING: ReadonlySet<string> = new Set(['create_upload', 'complete_upload', 'reference_asset']);

/** What is said of a file that is refused for good; null for a failure that another try may mend. */
export function refusalOf(error: unknown): ApiErrorFacts | null {
  if (error instanceof RefusedFileError) return error.facts;
  if (!(error instanceof ApiError) || error.code !== 'VALIDATION_FAILED') return null;
  const { operation } = error.facts;
  return REFUSING.has(operation) ? error.facts : null;
}
