/** Fetches one file of a speech model into the store, whole or not at all; goes on in scratch where it was cut off, if it can be checked. */
import { sha256 } from '@noble/hashes/sha2.js';

import { problem } from '../../../../contract/problems/problem.ts';
import { ProblemError } from '../../../../contract/problems/problem-error.ts';
import { type FileStore, type ScratchFiles, StorageFullError } from '../../../kernel/ports/file-store.ts';
import {
  AddressRefusedError,
  type Network,
  type NetworkAnswer,
  NetworkError,
} from '../../../kernel/ports/network.ts';
import { redirectOf } from '../../../kernel/redirect-of.ts';
import type { ExpectedFile } from './model-manifest.ts';
import { writeStream } from './write-stream.ts';

/** The file did not come; the problem says what to do. */
export class ModelFetchError extends ProblemError {
  override readonly name = 'ModelFetchError';
}

export interface ModelFileCall {
  readonly url: URL;
  /** Name in the store, once it is complete. */
  readonly target: string;
  /** What it is to be; null where nobody says. Only then a part of it is kept when it is cut off. */
  readonly expected: ExpectedFile | null;
  readonly signal: AbortSignal;
  /** How long the server may send nothing. */
  readonly silenceMs: number;
  /** Bytes of this file so far. */
  readonly onBytes: (receivedBytes: number) => void;
}

const REDIRECTS_MAX = 5;

/** Throws ModelFetchError, or the signal's reason. */
export async function fetchModelFile(
  parts: { readonly network: Network; readonly files: FileStore },
  call: ModelFileCall,
): Promise<void> {
  const silence = new AbortController();
  const signal = AbortSignal.any([call.signal, silence.signal]);
  const listen = (): ReturnType<typeof setTimeout> =>
    setTimeout(() => silence.abort(new Error('Silence.')), call.silenceMs);
  let timer = listen();
  const heard = (): void => {
    clearTimeout(timer);
    timer = listen();
  };
  const { scratch } = parts.files;
  let received = 0;
  try {
    const kept = await keptPart(scratch, call.target, call.expected);
    const { body, totalBytes, fromByte } = await openFile(parts.network, call.url, kept, signal);
    const hash = call.expected === null ? null : sha256.create();
    if (hash !== null && fromByte > 0) await addTo(hash, await scratch.read(call.target));
    received = fromByte;
    const count = (bytes: Uint8Array): void => {
      received += bytes.byteLength;
      hash?.update(bytes);
      heard();
      call.onBytes(received);
    };
    await writeStream(scratch, call.target, body, fromByte, count).catch((error: unknown) => {
      throw error instanceof StorageFullError ? error : brokenOff(received, totalBytes, error);
    });
    if (received === 0 || (totalBytes !== null && received !== totalBytes))
      throw brokenOff(received, totalBytes, undefined);
    if (hash !== null && hexOf(hash.digest()) !== call.expected?.sha256) {
      await scratch.remove(call.target);
      throw new ModelFetchError(
        problem('model_not_itself', { host: call.url.host, path: call.url.pathname }),
      );
    }
    await parts.files.keep(call.target, call.target);
  } catch (error) {
    if (call.expected === null) await scratch.remove(call.target);
    call.signal.throwIfAborted();
    if (silence.signal.aborted) throw new ModelFetchError(problem('model_silent', { host: call.url.host }));
    throw reasonFor(error, call.url);
  } finally {
    clearTimeout(timer);
  }
}

/** Bytes of an earlier download that can be gone on with. */
async function keptPart(scratch: ScratchFiles, name: string, expected: ExpectedFile | null): Promise<number> {
  if (expected === null) return 0;
  const sizeBytes = (await scratch.sizeBytes(name)) ?? 0;
  return sizeBytes < expected.sizeBytes ? sizeBytes : 0;
}

async function addTo(hash: ReturnType<typeof sha256.create>, file: Blob): Promise<void> {
  const reader = file.stream().getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) hash.update(step.value);
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function reasonFor(error: unknown, { host }: URL): unknown {
  if (error instanceof AddressRefusedError)
    return new ModelFetchError(problem('model_address_refused', { host, why: error.problem }), {
      cause: error,
    });
  if (error instanceof NetworkError)
    return new ModelFetchError(problem('model_unreachable', { host }), { cause: error });
  if (error instanceof StorageFullError)
    return new ModelFetchError(problem('no_room_for_model'), {
      cause: error,
    });
  return error;
}

interface OpenedFile {
  readonly body: ReadableStream<Uint8Array>;
  /** Of the whole file. */
  readonly totalBytes: number | null;
  /** Where the body begins in it. */
  readonly fromByte: number;
}

async function openFile(
  network: Network,
  first: URL,
  keptBytes: number,
  signal: AbortSignal,
): Promise<OpenedFile> {
  let url = first;
  for (let hops = 0; hops <= REDIRECTS_MAX; hops += 1) {
    const headers = {
      'Accept-Encoding': 'identity',
      ...(keptBytes > 0 ? { Range: `bytes=${keptBytes}-` } : {}),
    };
    const answer = await network.request({ method: 'GET', url, headers, signal });
    if (answer.status === 200) return opened(answer, url, 0);
    if (answer.status === 206 && keptBytes > 0) return opened(answer, url, keptBytes);
    await answer.body.cancel();
    const next = redirectOf(answer, url);
    if (next === null) throw refusal(answer.status, url);
    url = next;
  }
  throw new ModelFetchError(problem('model_redirects', { host: first.host }));
}

async function opened(answer: NetworkAnswer, url: URL, fromByte: number): Promise<OpenedFile> {
  if (answer.headers.get('content-type')?.startsWith('text/html')) {
    await answer.body.cancel();
    throw new ModelFetchError(problem('model_is_page', { host: url.host }));
  }
  const length = answer.headers.get('content-length');
  // What a browser has unpacked has another length than was sent.
  const packed = (answer.headers.get('content-encoding') ?? 'identity') !== 'identity';
  const totalBytes = length === null || packed ? null : fromByte + Number(length);
  return { body: answer.body, totalBytes, fromByte };
}

function refusal(status: number, url: URL): ModelFetchError {
  if (status === 404 || status === 410)
    return new ModelFetchError(problem('model_file_missing', { host: url.host, path: url.pathname }));
  if (status === 401 || status === 403)
    return new ModelFetchError(problem('model_not_given', { host: url.host, status }));
  return new ModelFetchError(problem('model_answer', { host: url.host, status }));
}

function brokenOff(received: number, totalBytes: number | null, cause: unknown): ModelFetchError {
  const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10;
  const why =
    totalBytes === null
      ? problem('model_broken_off', { received: megabytes(received) })
      : problem('model_broken_off_of', { received: megabytes(received), total: megabytes(totalBytes) });
  return new ModelFetchError(why, { cause });
}
