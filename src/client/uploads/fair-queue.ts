/**
 * Who sends the next part, among all uploads of a session. Each has its fair share of the bytes, whatever its size, so a
 * small file is not stuck behind 8 GiB; how many parts are on their way at a time is for `parts-at-once.ts` to say.
 */
import { type Waiting, waitInLine } from './wait-in-line.ts';

export interface FairQueue {
  /** Resolves when this upload may send a part of so many bytes. Rejects with the signal's reason. */
  enter(uploadId: string, bytes: number, signal: AbortSignal): Promise<() => void>;
}

interface Part {
  readonly uploadId: string;
  readonly bytes: number;
}

/** @param atOnce how many parts may be on their way now. */
export function createFairQueue(atOnce: () => number): FairQueue {
  const line = new Set<Part & Waiting>();
  /** Bytes each upload was let send, counted from where the least served one was when it came. */
  const served = new Map<string, number>();
  const flying = new Map<string, number>();
  let taken = 0;

  const isBusy = (uploadId: string): boolean =>
    flying.has(uploadId) || [...line].some((one) => one.uploadId === uploadId);

  const join = (uploadId: string): void => {
    if (isBusy(uploadId)) return;
    served.delete(uploadId);
    for (const other of served.keys()) if (!isBusy(other)) served.delete(other);
    served.set(uploadId, served.size === 0 ? 0 : Math.min(...served.values()));
  };

  const look = (): void => {
    while (taken < atOnce() && line.size > 0) {
      const servedOf = ({ uploadId }: Part): number => served.get(uploadId) ?? 0;
      const flyingOf = ({ uploadId }: Part): number => flying.get(uploadId) ?? 0;
      const next = [...line].reduce((best, one) =>
        (servedOf(one) - servedOf(best) || flyingOf(one) - flyingOf(best)) < 0 ? one : best,
      );
      line.delete(next);
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
    async enter(uploadId, bytes, signal) {
      signal.throwIfAborted();
      join(uploadId);
      await waitInLine(line, { uploadId, bytes }, signal, look);
      return () => leave(uploadId);
    },
  };
}
