/**
 * Looks at a link before anything is made of it: one request for the first bytes. Pages, playlists and pictures
 * are told by their content, never by their name or declared type.
 */
import { UPLOAD_SIZE_MAX_BYTES } from '../../../../contract/limits.ts';
import { type Problem, problem } from '../../../../contract/problems/problem.ts';
import { SNIFF_BYTES } from '../../../../media/probe/sniff-container.ts';
import { ApiError } from '../../../kernel/api-error.ts';
import { NetworkError } from '../../../kernel/ports/network.ts';
import type { AssetContext } from '../asset-context.ts';
import { isTakenFilm } from '../taken-formats.ts';
import { downloadFacts } from './link-facts.ts';
import { openSource, SourceRefusedError } from './open-source.ts';

type Parts = Pick<AssetContext, 'network' | 'media'>;

const TIMEOUT_MS = 10_000;
/** "In minutes" (specification, section 7), unless the server that failed says when. */
const RETRY_AFTER_SEC = 180;

/** @throws ApiError UNSUPPORTED_SOURCE_URL, UPSTREAM_FAILED where the server gave no answer */
export async function checkSource(context: Parts, text: string, signal: AbortSignal): Promise<URL> {
  const url = new URL(text);
  const refusal = context.network.refusalOf(url);
  if (refusal !== null) throw unsupported('refused_address', refusal);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    await look(context, url, AbortSignal.any([signal, timeout]));
    return url;
  } catch (error) {
    if (error instanceof SourceRefusedError) throw unsupported(error.reason, error.problem);
    if (error instanceof NetworkError) throw upstreamFailed(error.problem, error.retryAfterSec);
    if (timeout.aborted)
      throw upstreamFailed(problem('host_sent_nothing', { host: url.host, seconds: TIMEOUT_MS / 1000 }));
    throw error;
  }
}

async function look({ network, media }: Parts, url: URL, signal: AbortSignal): Promise<void> {
  const range = { Range: `bytes=0-${SNIFF_BYTES - 1}` };
  const { answer, url: last } = await openSource(network, url, range, signal);
  const head = await firstBytes(answer.body);
  requireVideo(media, head);
  requireSize(downloadFacts(answer.status, answer.headers, last).totalBytes);
}

async function firstBytes(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const head = new Uint8Array(SNIFF_BYTES);
  let length = 0;
  const reader = body.getReader();
  while (length < SNIFF_BYTES) {
    const step = await reader.read().catch((error: unknown) => {
      throw new NetworkError(problem('connection_cut_early'), { cause: error });
    });
    if (step.done) break;
    const taken = step.value.subarray(0, SNIFF_BYTES - length);
    head.set(taken, length);
    length += taken.byteLength;
  }
  await reader.cancel();
  return head.subarray(0, length);
}

/** Throws SourceRefusedError. */
export function requireVideo(media: Parts['media'], head: Uint8Array): void {
  if (!isTakenFilm(media, head)) throw new SourceRefusedError('not_a_video', problem('link_not_video'));
}

/** Throws SourceRefusedError. */
export function requireSize(sizeBytes: number | null): void {
  if (sizeBytes !== null && sizeBytes > UPLOAD_SIZE_MAX_BYTES)
    throw new SourceRefusedError('too_large', problem('link_too_large'));
}

function unsupported(reason: SourceRefusedError['reason'], why: Problem): ApiError {
  return new ApiError('UNSUPPORTED_SOURCE_URL', why, { details: { reason } });
}

function upstreamFailed(why: Problem, retryAfterSec: number | null = null): ApiError {
  return new ApiError('UPSTREAM_FAILED', why, {
    hint: 'Check the link and try again.',
    retryAfterSec: retryAfterSec ?? RETRY_AFTER_SEC,
  });
}
