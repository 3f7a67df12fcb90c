/**
 * Makes a WAV of an AIFF or a CAF, sample for sample: their order of bytes is another, and no browser opens them. What else
 * is in one is named, and nothing is written.
 */
import { problem } from '../../contract/problems/problem.ts';
import type { Conversion } from '../convert/conversion.ts';
import type { MediaCall } from '../media-call.ts';
import type { PositionedWriter } from '../positioned-writer.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { wavHeadOf } from '../sound/wav-head.ts';
import { readAiff } from './aiff-file.ts';
import { readCaf } from './caf-file.ts';
import { isPossible, type PcmSound } from './pcm-sound.ts';
import { wavSamplesOf } from './wav-samples.ts';

/** Of a second of eight channels at the highest rate there are some ten. */
const BLOCK_SAMPLES = 512 * 1024;
/** No player opens numbers of 64 bits; those of 32 hold more than anybody hears. */
const FLOAT_BYTES = 4;

/** Throws UnreadableMediaError, what `writer` throws, the signal's reason. */
export async function convertPcm(
  file: Blob,
  container: 'aiff' | 'caf',
  writer: PositionedWriter,
  call: MediaCall,
): Promise<Conversion> {
  const sound = await (container === 'caf' ? readCaf(file) : readAiff(file));
  if (sound === null) throw new UnreadableMediaError(problem('file_damaged'));
  if ('codec' in sound) return { kind: 'no_decoder', part: 'sound', codec: sound.codec };
  if (!isPossible(sound)) throw new UnreadableMediaError(problem('file_damaged'));
  const { channels, sampleRate, sampleBytes, startByte } = sound;
  const samples = Math.floor((sound.endByte - startByte) / (channels * sampleBytes)) * channels;
  if (samples <= 0) throw new UnreadableMediaError(problem('file_empty'));
  const isFloat = sound.kind === 'float';
  const madeBytes = isFloat ? FLOAT_BYTES : sampleBytes;
  const head = wavHeadOf({ channels, sampleRate, sampleBytes: madeBytes, isFloat }, samples * madeBytes);
  await writer.write(new Uint8Array(head.buffer), 0);
  for (let first = 0; first < samples; first += BLOCK_SAMPLES) {
    call.signal.throwIfAborted();
    const count = Math.min(BLOCK_SAMPLES, samples - first);
    const made = wavSamplesOf(await bytesOf(file, sound, first, count), sound);
    await writer.write(made, head.byteLength + first * madeBytes);
    call.onProgress((first + count) / samples, 'convert');
  }
  const dataBytes = samples * madeBytes;
  if (dataBytes % 2 === 1) await writer.write(new Uint8Array(1), head.byteLength + dataBytes);
  return { kind: 'converted' };
}

async function bytesOf(
  file: Blob,
  { startByte, sampleBytes }: PcmSound,
  first: number,
  count: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const at = startByte + first * sampleBytes;
  return new Uint8Array(await file.slice(at, at + count * sampleBytes).arrayBuffer());
}
