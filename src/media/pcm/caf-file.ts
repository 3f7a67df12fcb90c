/** Core Audio Format (Apple, Core Audio Format Specification 1.0): what its chunks say of the sound. */
import { codecTitle } from '../probe/codec-names.ts';
import { type FileChunk, fileChunks, letters } from './file-chunks.ts';
import type { OtherSound, PcmSound } from './pcm-sound.ts';

const FILE_HEAD_BYTES = 8;
const CHUNK_HEAD_BYTES = 12;
const DESCRIPTION_BYTES = 32;
/** How often the samples were edited, before them. */
const EDITS_BYTES = 4;
const IS_FLOAT = 1;
const IS_LITTLE = 2;

/** null where it does not say what is in it, or nothing is. */
export async function readCaf(file: Blob): Promise<PcmSound | OtherSound | null> {
  let description: Uint8Array | null = null;
  let samples: FileChunk | null = null;
  for await (const chunk of fileChunks(file, FILE_HEAD_BYTES, sizeOf, CHUNK_HEAD_BYTES)) {
    if (chunk.id === 'desc' && description === null) description = await chunk.read(DESCRIPTION_BYTES);
    if (chunk.id === 'data' && samples === null) samples = chunk;
  }
  if (description === null || description.length < DESCRIPTION_BYTES) return null;
  const type = letters(description, 8);
  if (type !== 'lpcm') return { codec: codecTitle(type.trim()) };
  if (samples === null) return null;
  const view = new DataView(description.buffer, description.byteOffset, description.byteLength);
  const flags = view.getUint32(12);
  const channels = view.getUint32(24);
  if (channels === 0) return null;
  const sampleBytes = view.getUint32(16) / channels;
  // Samples in more bytes than they need are a kind of their own.
  if (sampleBytes !== Math.ceil(view.getUint32(28) / 8)) return { codec: 'PCM' };
  return {
    ...{ channels, sampleBytes, sampleRate: Math.round(view.getFloat64(0)) },
    kind: (flags & IS_FLOAT) === 0 ? 'signed' : 'float',
    order: (flags & IS_LITTLE) === 0 ? 'big' : 'little',
    ...{ startByte: samples.startByte + EDITS_BYTES, endByte: samples.endByte },
  };
}

/** -1 while it is written: then the rest is the sound. */
function sizeOf(head: Uint8Array): { readonly bodyBytes: number | null; readonly padBytes: number } {
  const size = new DataView(head.buffer, head.byteOffset, head.byteLength).getBigInt64(4);
  return { bodyBytes: size < 0n ? null : Number(size), padBytes: 0 };
}
