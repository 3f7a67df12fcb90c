/**
 * A file of an object store, as a Blob: its slices are ranged reads, made when they are read. Media is read that way where it
 * lies: a decoder reads forward, some megabytes at a time, and takes longer for them than the store takes to send them.
 */
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { problem } from '../../../contract/problems/problem.ts';
import { pause } from '../../../service/kernel/pause.ts';
import { FileMissingError, StoreUnreachableError } from '../../../service/kernel/ports/file-store.ts';
import { askingFor, MISSING, type S3Bucket, unreachable } from './s3-bucket.ts';

/** A stream begins with little, as most that are opened for an index end soon, and asks for more each time. */
const FIRST_READ_BYTES = 256 * 1024;
const MOST_READ_BYTES = 4 * 1024 * 1024;
/** A body that is cut is asked for again, on top of what the client tries before there is an answer. */
const CUT_PAUSES_MS = [100, 400, 1600, 3200] as const;

/** Reads bytes `start` to before `end`, none of them missing. */
type ReadRange = (start: number, end: number) => Promise<Uint8Array<ArrayBuffer>>;

/** @param onLoss told when it cannot be read because the store does not answer */
export function openS3File(
  bucket: S3Bucket,
  name: string,
  sizeBytes: number,
  onLoss: (error: StoreUnreachableError) => void,
): Blob {
  return new S3File(rangeReader(bucket, name, onLoss), { start: 0, end: sizeBytes }, '');
}

class S3File extends Blob {
  readonly #readRange: ReadRange;
  readonly #span: { readonly start: number; readonly end: number };
  readonly #type: string;

  constructor(readRange: ReadRange, span: { readonly start: number; readonly end: number }, type: string) {
    super();
    this.#readRange = readRange;
    this.#span = span;
    this.#type = type;
  }

  override get size(): number {
    return this.#span.end - this.#span.start;
  }

  override get type(): string {
    return this.#type;
  }

  override slice(start = 0, end = this.size, type = ''): Blob {
    const within = (at: number): number => Math.min(Math.max(at < 0 ? this.size + at : at, 0), this.size);
    const from = within(start);
    const span = { start: this.#span.start + from, end: this.#span.start + Math.max(from, within(end)) };
    return new S3File(this.#readRange, span, type);
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return (await this.#readRange(this.#span.start, this.#span.end)).buffer;
  }

  override async text(): Promise<string> {
    return new TextDecoder().decode(await this.arrayBuffer());
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    let { start } = this.#span;
    let length = FIRST_READ_BYTES;
    return new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull: async (controller) => {
          const end = Math.min(start + length, this.#span.end);
          if (start < end) controller.enqueue(await this.#readRange(start, end));
          start = end;
          length = Math.min(2 * length, MOST_READ_BYTES);
          if (start >= this.#span.end) controller.close();
        },
      },
      // Nothing is read before somebody asks.
      { highWaterMark: 0 },
    );
  }
}

function rangeReader(
  bucket: S3Bucket,
  name: string,
  onLoss: (error: StoreUnreachableError) => void,
): ReadRange {
  const readOnce = async (start: number, end: number): Promise<Uint8Array<ArrayBuffer>> => {
    const command = new GetObjectCommand({
      Bucket: bucket.name,
      Key: bucket.keyOf(name),
      Range: `bytes=${start}-${end - 1}`,
    });
    const answer = await askingFor(bucket.client.send(command), ...MISSING);
    if (answer?.Body === undefined) throw new FileMissingError(problem('file_not_there', { name }));
    // Whatever ends a body early is the network's.
    const bytes = await answer.Body.transformToByteArray().catch((error: unknown) => {
      throw unreachable(error);
    });
    if (bytes.byteLength !== end - start) throw unreachable(new Error('The body ended early.'));
    // Of its own: the bytes may lie in a buffer that others share.
    return new Uint8Array(bytes);
  };
  return async (start, end) => {
    if (start >= end) return new Uint8Array();
    for (const pauseMs of CUT_PAUSES_MS)
      try {
        return await readOnce(start, end);
      } catch (error) {
        if (!(error instanceof StoreUnreachableError)) throw error;
        await pause(pauseMs, new AbortController().signal);
      }
    try {
      return await readOnce(start, end);
    } catch (error) {
      if (error instanceof StoreUnreachableError) onLoss(error);
      throw error;
    }
  };
}
