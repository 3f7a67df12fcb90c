/**
 * Reads an AVI, also one of several RIFF chunks (OpenDML), in pieces and from its chunks alone: they stand in the
 * order of their times and say their own sizes, so an index that is missing, cut off or wrong changes nothing.
 */
import { problem } from '../../contract/problems/problem.ts';
import { ByteWindow } from '../probe/byte-window.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { type AviStream, readAviStreams } from './avi-streams.ts';

export interface AviFile {
  readonly file: Blob;
  readonly streams: readonly AviStream[];
  /** Where the chunks of the streams lie, in order. */
  readonly stretches: readonly Stretch[];
}

export interface Stretch {
  readonly startAt: number;
  /** Exclusive. */
  readonly endAt: number;
  /** Its recorder was stopped before it wrote the size: what is begun at the end is no part of it. */
  readonly isUnfinished: boolean;
}

export interface AviChunk {
  /** Valid until the next one is asked for. */
  readonly bytes: Uint8Array;
  /** Where it ends in the file. */
  readonly endAt: number;
}

/** What recorders leave that were stopped, since sizes are written at the end; FFmpeg's leave the second. */
const UNWRITTEN_SIZES = [0, 0xffff_ffff];
const HEADER_MAX_BYTES = 4 * 1024 * 1024;
/** A picture of 8192 by 4096 without any compression takes this much. */
const CHUNK_MAX_BYTES = 128 * 1024 * 1024;
/** Each holds a gigabyte in files that programs write. */
const STRETCHES_MAX = 4096;

/** Throws UnreadableMediaError for what is no whole AVI. */
export async function openAvi(file: Blob): Promise<AviFile> {
  const bytes = new ByteWindow(file);
  const stretches: Stretch[] = [];
  let streams: readonly AviStream[] | null = null;
  for (let at = 0; at + 12 <= file.size; ) {
    const riff = readHead(await bytes.read(at, 12));
    // What follows the last of them is no part of the film.
    if (riff.id !== 'RIFF' || !riff.name.startsWith('AVI')) break;
    const riffEndAt = UNWRITTEN_SIZES.includes(riff.sizeBytes) ? file.size : at + 8 + riff.sizeBytes;
    const endAt = Math.min(file.size, riffEndAt);
    for (let inside = at + 12; inside + 12 <= endAt; ) {
      const { id, name, sizeBytes } = readHead(await bytes.read(inside, 12));
      const isUnfinished = id === 'LIST' && name === 'movi' && UNWRITTEN_SIZES.includes(sizeBytes);
      const listEndAt = isUnfinished ? file.size : inside + 8 + sizeBytes;
      if (id === 'LIST' && (name === 'movi' || name === 'hdrl') && listEndAt > file.size) throw damaged();
      if (id === 'LIST' && name === 'movi') {
        if (stretches.length === STRETCHES_MAX) throw damaged();
        stretches.push({ startAt: inside + 12, endAt: listEndAt, isUnfinished });
      }
      if (id === 'LIST' && name === 'hdrl' && streams === null) {
        if (sizeBytes > HEADER_MAX_BYTES) throw damaged();
        streams = readAviStreams(await bytes.read(inside + 12, sizeBytes - 4));
      }
      inside = listEndAt + (sizeBytes % 2);
    }
    at = riffEndAt + (riff.sizeBytes % 2);
  }
  if (streams === null || stretches.length === 0) throw damaged();
  return { file, streams, stretches };
}

/** The chunks of one stream, empty ones too: each stands for one tick. Throws UnreadableMediaError. */
export async function* chunksOf(avi: AviFile, stream: AviStream): AsyncGenerator<AviChunk, void> {
  const bytes = new ByteWindow(avi.file);
  for (const { startAt, endAt, isUnfinished } of avi.stretches) {
    for (let at = startAt; at + 8 <= endAt; ) {
      const { id, name, sizeBytes } = readHead(await bytes.read(at, 12));
      if (id === 'LIST' && name === 'rec ') {
        at += 12;
        continue;
      }
      const chunkEndAt = at + 8 + sizeBytes;
      if (chunkEndAt > endAt && isUnfinished) return;
      if (chunkEndAt > endAt) throw damaged();
      if (isOf(id, stream)) {
        if (sizeBytes > CHUNK_MAX_BYTES) throw damaged();
        yield { bytes: await bytes.read(at + 8, sizeBytes), endAt: chunkEndAt };
      }
      at = chunkEndAt + (sizeBytes % 2);
    }
  }
}

/** `00dc`, `00db`, `01wb`; of other names of the same stream, `00pc` changes a palette and `ix00` is an index. */
function isOf(id: string, { number, kind }: AviStream): boolean {
  const [, digits, type] = /^(\d\d)(..)$/.exec(id) ?? [];
  return Number(digits) === number && (kind === 'sound' ? type === 'wb' : type === 'dc' || type === 'db');
}

interface Head {
  readonly id: string;
  readonly sizeBytes: number;
  /** Of a list. */
  readonly name: string;
}

function readHead(bytes: Uint8Array): Head {
  const text = String.fromCharCode(...bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { id: text.slice(0, 4), sizeBytes: view.getUint32(4, true), name: text.slice(8, 12) };
}

function damaged(): UnreadableMediaError {
  return new UnreadableMediaError(problem('file_damaged'));
}
