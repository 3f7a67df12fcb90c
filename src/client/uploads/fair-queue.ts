/**
 * Who sends the next part, among all uploads of a session. Each has its fair share of the bytes, whatever its size, so a
 * small file is not stuck behind 8 GiB; how many parts are on their way at a time is for `parts-at-once.ts` to say.
 */
export interface FairQueue {
  /** Resolves when this upload may send a part of so many bytes. Rejects with the signal's reason. */
  enter(uploadId: string, bytes: number, signal: AbortSignal): Promise<() => void>;
}

interface Waiting {
  readonly uploadId: string;
  readonly bytes: number;
  readonly go: () => void;
}

/** @param atOnce how many parts may be on their way now. */
export function createFairQueue(atOnce: () => number): FairQueue {
  const waiting: Waiting[] = [];
  /** Bytes each upload was let send, counted from where the least served one was when it came. */
  const served = new Map<string, number>();
  const flying = new Map<string, number>();
  let taken = 0;

  const isBusy = (uploadId: string): boolean =>
    flying.has(uploadId) || waiting.some((one) => one.uploadId === uploadId);

  const join = (uploadId: string): void => {
    if (isBusy(uploadId)) return;
    served.delete(uploadId);
    for (const other of served.keys()) if (!isBusy(other)) served.delete(other);
    served.set(uploadId, served.size === 0 ? 0 : Math.min(...served.values()));
  };

  const look = (): void => {
    while (taken < atOnce() && waiting.length > 0) {
      const servedOf = ({ uploadId }: Waiting): number => served.get(uploadId) ?? 0;
      const flyingOf = ({ uploadId }: Waiting): number => flying.get(uploadId) ?? 0;
      const next = waiting.reduce((best, one) =>
        (servedOf(one) - servedOf(best) || flyingOf(one) - flyingOf(best)) < 0 ? one : best,
      );
      waiting.splice(waiting.indexOf(next), 1);
      taken += 1;
      served.set(next.uploadId, servedOf(next) + next.bytes);
      flying.set(next.uploadId, (flying.get(next.uploadId) ?? 0) + 1);
      next.go();
    }
  };

  const leave = (uploadId: string): void => {
    taken -= 1;
    const left = (flying.get(uploadId) ?? 1) - 1;
    if (left === 0) flying.delete(uploadId);
    else flying.set(uploadId, left);
    look();
  };

  return {
    enter(uploadId, bytes, signal) {
      if (signal.aborted) return Promise.reject(signal.reason);
      join(uploadId);
      return new Promise((resolve, reject) => {
        const giveUp = (): void => {
          waiting.splice(waiting.indexOf(one), 1);
          reject(signal.reason);
        };
        const one: Waiting = {
          uploadId,
          bytes,
          go: () => {
            signal.removeEventListener('abort', giveUp);
            resolve(() => leave(uploadId));
          },
        };
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.push(one);
        look();
      });
    },
  };
}
