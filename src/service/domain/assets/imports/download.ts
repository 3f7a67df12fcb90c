/**
 * Brings the file behind a link into the store: streamed in blocks to scratch, gone on with after a cut where the server
 * can say that it is still the same file, begun again where it cannot.
 */
import { type ReadAhead, readAhead } from '../../../../base/bytes/read-ahead.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import { SNIFF_BYTES } from '../../../../media/probe/sniff-container.ts';
import { JobFailure } from '../../../jobs/job-failure.ts';
import { pause } from '../../../kernel/pause.ts';
import { type FileWriter, StorageFullError } from '../../../kernel/ports/file-store.ts';
import { NetworkError } from '../../../kernel/ports/network.ts';
import type { AssetContext } from '../asset-context.ts';
import { requireSize, requireVideo } from './check-source.ts';
import { downloadFacts } from './link-facts.ts';
import { type OpenedSource, openSource } from './open-source.ts';
import { LEAST_BYTES, watchPace } from './watch-pace.ts';

/** Kept with the job, so that a restart goes on from it. */
export interface DownloadState {
  /** Safely written, from the start. */
  readonly receivedBytes: number;
  readonly totalBytes: number | null;
  readonly validator: string | null;
  readonly filename: string | null;
}

export interface DownloadCall {
  readonly url: URL;
  readonly file: string;
  readonly signal: AbortSignal;
  /** Throws where a file of that size may not be taken in; asked before its bytes come, where the server says how large it is. */
  requireAllowed(sizeBytes: number): Promise<void>;
  save(state: DownloadState): Promise<void>;
}

export const NOTHING_YET: DownloadState = {
  receivedBytes: 0,
  totalBytes: null,
  validator: null,
  filename: null,
};

const BLOCK_BYTES = 4 * 1024 * 1024;
/** Between tries that brought nothing new; after the last one the job has failed. */
const PAUSES_MS = [500, 2000, 5000, 15_000, 30_000] as const;
/** Some servers refuse the rest of a file but give the whole. */
const TRIES_OF_A_REST = 2;

/** Throws SourceRefusedError, JobFailure, StorageFullError, the signal's reason, what `requireAllowed` throws. */
export async function download(
  context: AssetContext,
  call: DownloadCall,
  kept: DownloadState,
): Promise<DownloadState> {
  const { files } = context;
  // Finished before it could be said, here or on another machine.
  if (kept.totalBytes !== null && (await files.sizeBytes(call.file)) === kept.totalBytes) return kept;
  // What another machine has in its scratch is of no use here.
  let state = ((await files.scratch.sizeBytes(call.file)) ?? 0) < kept.receivedBytes ? NOTHING_YET : kept;
  let furthest = state.receivedBytes;
  let failures = 0;
  const save = async (next: DownloadState): Promise<void> => {
    state = next;
    await call.save(next);
  };
  for (;;) {
    try {
      await fetchRest(context, { ...call, save }, state, failures > TRIES_OF_A_REST);
      await files.keep(call.file, call.file);
      return state;
    } catch (error) {
      call.signal.throwIfAborted();
      if (!(error instanceof NetworkError)) throw error;
      // What trickles brings a little at each try.
      const enoughBytes = error.problem.code === 'host_too_slow' ? LEAST_BYTES : 1;
      failures = state.receivedBytes - furthest >= enoughBytes ? 1 : failures + 1;
      furthest = Math.max(furthest, state.receivedBytes);
      const pauseMs = PAUSES_MS[failures - 1];
      if (pauseMs === undefined) throw new JobFailure(problem('not_downloaded', { why: error.problem }));
      await pause(pauseMs, call.signal);
      call.signal.throwIfAborted();
    }
  }
}

/** @param whole asks for the file from its start; what there is stays until that begins to come. */
async function fetchRest(
  context: AssetContext,
  call: DownloadCall,
  state: DownloadState,
  whole: boolean,
): Promise<void> {
  const pace = watchPace();
  const signal = AbortSignal.any([call.signal, pace.signal]);
  try {
    const { receivedBytes, validator } = state;
    const isRest = !whole && receivedBytes > 0 && validator !== null;
    const range = isRest ? { Range: `bytes=${receivedBytes}-`, 'If-Range': validator } : {};
    const source = await openSource(context.network, call.url, range, signal);
    // What has come is kept after a cut, however long it takes until it can be written.
    const body = readAhead(source.answer.body, BLOCK_BYTES);
    try {
      await writeAnswer(context, call, source, {
        body,
        fromByte: isRest ? receivedBytes : 0,
        came: pace.came,
      });
    } finally {
      await body.cancel();
    }
  } catch (error) {
    if (pace.signal.aborted) throw new NetworkError(pace.problem(call.url.host), { cause: error });
    throw error;
  } finally {
    pace.stop();
  }
}

interface Incoming {
  readonly body: ReadAhead;
  /** Where it is to begin if it is a part. */
  readonly fromByte: number;
  came(bytes: number): void;
}

async function writeAnswer(
  context: AssetContext,
  call: DownloadCall,
  { answer, url }: OpenedSource,
  incoming: Incoming,
): Promise<void> {
  const { startByte, ...told } = downloadFacts(answer.status, answer.headers, url);
  const fits = answer.status === 200 || (answer.status === 206 && startByte === incoming.fromByte);
  if (!fits) {
    await call.save(NOTHING_YET);
    throw new NetworkError(problem('host_wrong_part', { host: url.host }));
  }
  requireSize(told.totalBytes);
  if (told.totalBytes !== null) await call.requireAllowed(told.totalBytes);
  await requireRoom(context, told.totalBytes, startByte);
  await writeBody(context, call, incoming, { ...told, receivedBytes: startByte });
}

async function writeBody(
  { files, media }: AssetContext,
  call: DownloadCall,
  { body, came }: Incoming,
  start: DownloadState,
): Promise<void> {
  const writer = await files.scratch.openWriter(call.file);
  const blocks = createBlocks(writer, call, start, (head) => requireVideo(media, head));
  try {
    await writer.truncate(start.receivedBytes);
    await call.save(start);
    for (;;) {
      const chunk = await body.next().catch((error: unknown) => {
        throw new NetworkError(problem('connection_cut'), { cause: error });
      });
      if (chunk === null) break;
      came(chunk.byteLength);
      await blocks.add(chunk);
    }
    await blocks.end();
  } catch (error) {
    // What came before a cut is worth keeping; what came before anything else is not.
    if (error instanceof NetworkError && !call.signal.aborted) await blocks.flush();
    throw error;
  } finally {
    await writer.close();
  }
}

function createBlocks(
  writer: FileWriter,
  call: DownloadCall,
  start: DownloadState,
  requireTaken: (head: Uint8Array) => void,
) {
  let chunks: Uint8Array[] = [];
  let waitingBytes = 0;
  let state = start;
  let sniffed = start.receivedBytes > 0;

  const joined = (): Uint8Array => {
    const block = new Uint8Array(waitingBytes);
    let at = 0;
    for (const chunk of chunks) {
      block.set(chunk, at);
      at += chunk.byteLength;
    }
    return block;
  };

  const flush = async (): Promise<void> => {
    if (waitingBytes === 0 || !sniffed) return;
    await writer.write(joined(), state.receivedBytes);
    state = { ...state, receivedBytes: state.receivedBytes + waitingBytes };
    chunks = [];
    waitingBytes = 0;
    await call.save(state);
  };

  const sniff = (): void => {
    if (!sniffed) requireTaken(joined());
    sniffed = true;
  };

  return {
    flush,
    add: async (chunk: Uint8Array): Promise<void> => {
      chunks.push(chunk);
      waitingBytes += chunk.byteLength;
      if (waitingBytes >= SNIFF_BYTES) sniff();
      requireSize(state.receivedBytes + waitingBytes);
      if (waitingBytes >= BLOCK_BYTES) await flush();
    },
    end: async (): Promise<void> => {
      sniff();
      await flush();
      if (state.totalBytes !== null && state.totalBytes !== state.receivedBytes)
        throw new NetworkError(problem('connection_cut'));
    },
  };
}

async function requireRoom(
  { files }: AssetContext,
  totalBytes: number | null,
  startByte: number,
): Promise<void> {
  const free = await files.freeBytes();
  if (free !== null && totalBytes !== null && totalBytes - startByte > free)
    throw new StorageFullError(problem('no_room_for_import'));
}
