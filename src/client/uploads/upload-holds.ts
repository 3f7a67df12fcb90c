/**
 * Who has an upload in hand, of all tabs: a Web Lock of each is held by its session for as long as that lives, so that what
 * one tab sends is no interrupted upload to another.
 */
import { deferred } from '../../base/work/deferred.ts';
import type { Locks } from '../pace/pace-messages.ts';
import type { Pause } from '../pause.ts';

export interface UploadHolds {
  /** Holds it from now on, or from when nobody else does any more: resolves then. */
  hold(localId: string): Promise<void>;
  /** Holds them likewise. Resolves when it has all of them, or a tab that is gone would have let go of them. */
  holdSoon(localIds: readonly string[]): Promise<void>;
  has(localId: string): boolean;
  letGo(localId: string): void;
}

/** A page that was loaded again comes before the locks of its worker before are free. */
const LET_GO_WITHIN_MS = 1000;

interface Hold {
  isHeld: boolean;
  readonly held: Promise<void>;
  readonly end: () => void;
}

/** @param locks undefined where the platform has none: then every session has whatever it finds */
export function createUploadHolds(locks: Locks | undefined, pause: Pause): UploadHolds {
  const holds = new Map<string, Hold>();

  const begin = (localId: string): Hold => {
    const [held, over] = [deferred<void>(), deferred<void>()];
    const hold: Hold = { isHeld: false, held: held.promise, end: over.resolve };
    const take = (): Promise<void> => {
      hold.isHeld = true;
      held.resolve();
      return over.promise;
    };
    void (locks === undefined ? take() : locks.request(`cliproom-upload ${localId}`, take));
    return hold;
  };
  const hold = (localId: string): Promise<void> => {
    const known = holds.get(localId) ?? begin(localId);
    holds.set(localId, known);
    return known.held;
  };

  return {
    hold,
    async holdSoon(localIds) {
      const enough = new AbortController();
      const waited = pause(LET_GO_WITHIN_MS, enough.signal).catch(() => undefined);
      await Promise.race([Promise.all(localIds.map(hold)), waited]);
      enough.abort();
    },
    has: (localId) => holds.get(localId)?.isHeld === true,
    letGo(localId) {
      holds.get(localId)?.end();
      holds.delete(localId);
    },
  };
}
