/** Makes an asset of a film that stays where it is, where the service reads this device: then nothing of it is sent. */
import { SOUND_SNIFF_BYTES, sniffSound } from '../../base/film/sniff-sound.ts';
import type { Asset } from '../../contract/schemas/asset.ts';
import type { OwnerMethods } from '../api-client.ts';
import { ApiError } from '../api-error.ts';

const HEAD_BYTES = 12;

/** Where the device keeps handles for its service. */
export interface KeptHandles {
  /** Resolves, once it is kept, with what the service is told. */
  keep(file: File, handle: FileSystemFileHandle): Promise<string>;
  forget(reference: string): Promise<void>;
}

export interface GivenFilm {
  readonly filename: string;
  readonly reference: string;
  readonly title: string | null;
}

/** An AVI or FLV is made an MP4 of a copy, and sounds are small: losing one is worse than copying it. */
export async function mayStay(file: Blob): Promise<boolean> {
  if (await isConverted(file)) return false;
  return sniffSound(new Uint8Array(await file.slice(0, SOUND_SNIFF_BYTES).arrayBuffer())) === null;
}

async function isConverted(file: Blob): Promise<boolean> {
  const head = await file.slice(0, HEAD_BYTES).arrayBuffer();
  const letters = String.fromCharCode(...new Uint8Array(head));
  return /^RIFF.{4}AVI /s.test(letters) || letters.startsWith('FLV\x01');
}

/** null where it has to be sent after all. Rejects with ApiError; where that tells no answer, the same reference is to be tried again. */
export async function takeByReference(
  owner: Pick<OwnerMethods, 'reference_asset'>,
  handles: KeptHandles,
  { filename, reference, title }: GivenFilm,
): Promise<Asset | null> {
  try {
    const body = { reference, filename, ...(title === null ? {} : { title }) };
    return (await owner.reference_asset({ body })).asset;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === null) throw error;
    const isRefused = error.code === 'VALIDATION_FAILED';
    // One of an older build knows nothing of references.
    const mustBeSent = error.code === 'NOT_FOUND' || error.reason === 'not_by_reference';
    if (isRefused || mustBeSent) await handles.forget(reference);
    if (mustBeSent) return null;
    throw error;
  }
}
