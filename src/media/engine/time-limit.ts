/**
 * The limit of a task that a request waits for. A damaged file can keep a parser busy for ever; after a minute its
 * worker is ended and the file counts as unreadable.
 */
import { problem } from '../../contract/problems/problem.ts';
import type { MediaCall } from '../media-call.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';

const LIMIT_MS = 60_000;

export async function withTimeLimit<Result>(
  work: (call: MediaCall) => Promise<Result>,
  limitMs = LIMIT_MS,
): Promise<Result> {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(new UnreadableMediaError(problem('look_too_long'))), limitMs);
  try {
    return await work({ signal: ended.signal, onProgress: () => undefined });
  } finally {
    clearTimeout(timer);
  }
}
