/** Asks a silent service whether it is back, for as long as uploads wait for it. */
import type { ApiMethods } from '../api-client.ts';
import { ApiError } from '../api-error.ts';
import type { Connectivity } from '../connectivity.ts';
import type { Pause } from '../pause.ts';

const ASK_EVERY_MS = 10_000;

interface AskParts {
  readonly api: Pick<ApiMethods, 'get_me'>;
  readonly connectivity: Connectivity | undefined;
  readonly pause: Pause;
  /** Ends it. */
  readonly signal: AbortSignal;
  readonly doesAnyWait: () => boolean;
  /** The service answers. */
  readonly wake: () => void;
}

/** @returns begins to ask, where it does not already */
export function createAskUntilBack({
  api,
  connectivity,
  pause,
  signal,
  doesAnyWait,
  wake,
}: AskParts): () => Promise<void> {
  let asking = false;
  return async () => {
    if (asking) return;
    asking = true;
    while (!signal.aborted && doesAnyWait()) {
      try {
        await pause(ASK_EVERY_MS, signal);
        await api.get_me({}, { signal, urgency: 'follow' });
      } catch (error) {
        // Still silent: asked again. Whatever else it says, it answers.
        if (!(error instanceof ApiError) && !signal.aborted) throw error;
      }
      // Where another answer had ended the silence before the upload was given up, nobody is told of this one.
      if (!signal.aborted && connectivity?.isSilent() === false) wake();
    }
    asking = false;
  };
}
