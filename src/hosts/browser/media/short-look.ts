/**
 * A look at a file that a request waits for. A damaged file can keep a parser busy for ever; after a minute its
 * worker is ended and the file counts as unreadable.
 */

import { problem } from '../../../contract/problems/problem.ts';
import { UnreadableMediaError } from '../../../media/probe/unreadable-media-error.ts';
import type { MediaCall } from '../../../service/kernel/ports/media-engine.ts';

const LONGEST_LOOK_MS = 60_000;

export async function shortLook<Result>(
  work: (call: MediaCall) => Promise<Result>,
  longestMs = LONGEST_LOOK_MS,
): Promise<Result> {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(new UnreadableMediaError(problem('look_too_long'))), longestMs);
  try {
    return await work({ signal: ended.signal, onProgress: () => undefined });
  } finally {
    clearTimeout(timer);
  }
}
