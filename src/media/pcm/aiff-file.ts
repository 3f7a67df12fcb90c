/** AIFF and AIFC (Apple, Audio Interchange File Format 1.3 and AIFF-C draft of 1991): what their chunks say of the sound. */
import { codecTitle } from '../probe/codec-names.ts';
import { type FileChunk, fileChunks, letters } from './file-chunks.ts';
import type { OtherSound, PcmSound } from './pcm-sound.ts';

const FORM_BYTES = 12;
const COMMON_BYTES = 18;
/** Of `SSND`, before its samples. */
const SAMPLES_HEAD_BYTES = 8;
const EXPONENT_BIAS = 16_383;

type Encoding = Pick<PcmSound, 'kind' | 'order'> & { readonly sampleBytes?: number };

/** Of AIFC; an AIFF is `NONE`. Sizes where they are not what the header says. */
const ENCODINGS: Readonly<Record<string, Encoding>> = {
  NONE: { kind: 'signed', order: 'big' },
  twos: { kind: 'signed', order: 'big' },
  sowt: { kind: 'signed', order: 'little' },
  'raw ': { kind: 'unsigned', order: 'big', sampleBytes: 1 },
  in24: { kind: 'signed', order: 'big', sampleBytes: 3 },
  in32: { kind: 'signed', order: 'big', sampleBytes: 4 },
  fl32: { kind: 'float', order: 'big', sampleBytes: 4 },
  FL32: { kind: 'float', order: 'big', sampleBytes: 4 },
  fl64: { kind: 'float', order: 'big', sampleBytes: 8 },
  FL64: { kind: 'float', order: 'big', sampleBytes: 8 },
};

/** null where it does not say what is in it, or nothing is. */
export async function readAiff(file: Blob): Promise<PcmSound | OtherSound | null> {
  let common: Uint8Array | null = null;
  let samples: FileChunk | null = null;
  for await (const chunk of fileChunks(file, FORM_BYTES, sizeOf)) {
    if (chunk.id === 'COMM' && common === null) common = await chunk.read(COMMON_BYTES + 4);
    if (chunk.id === 'SSND' && samples === null) samples = chunk;
  }
  if (common === null || common.length < COMMON_BYTES) return null;
  const type = common.length < COMMON_BYTES + 4 ? 'NONE' : letters(common, COMMON_BYTES);
  const encoding = ENCODINGS[type];
  if (encoding === undefined) return { codec: codecTitle(type.trim()) };
  if (samples === null) return null;
  const view = new DataView(common.buffer, common.byteOffset, common.byteLength);
  const offset = await samples.read(4);
  const startByte = samples.startByte + SAMPLES_HEAD_BYTES + (offset.length < 4 ? 0 : numberOf(offset));
  return {
    channels: view.getInt16(0),
    // Bits that are no whole bytes are filled up.
    sampleBytes: Math.ceil(view.getInt16(6) / 8),
    sampleRate: Math.round(extendedOf(view, 8)),
    ...encoding,
    ...{ startByte, endByte: samples.endByte },
  };
}

/** Padded to even. A recorder that was stopped left 0, or what does not fit: then the rest is the sound. */
function sizeOf(head: Uint8Array): { readonly bodyBytes: number | null; readonly padBytes: number } {
  const bodyBytes = numberOf(head.subarray(4));
  const isUnfinished = letters(head, 0) === 'SSND' && bodyBytes === 0;
  return { bodyBytes: isUnfinished ? null : bodyBytes, padBytes: bodyBytes % 2 };
}

function numberOf(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
}

/** A number of 80 bits (IEEE 754, extended). */
function extendedOf(view: DataView, at: number): number {
  const exponent = (view.getUint16(at) & 0x7fff) - EXPONENT_BIAS;
  return view.getUint32(at + 2) * 2 ** (exponent - 31) + view.getUint32(at + 6) * 2 ** (exponent - 63);
}
