/** One upload as the screens see it. Written only by the worker that sends it. */
import type { Asset } from '../../contract/schemas/asset.ts';
import type { ApiErrorFacts } from '../api-error.ts';

export type UploadPhase =
  | 'waiting'
  | 'sending'
  | 'paused'
  /** Unfinished from an earlier visit: the file must be given again. */
  | 'needs_file'
  | 'checking'
  | 'done'
  | 'failed'
  /** The service, or this client for it, takes no such file; nothing of it is left there. */
  | 'refused'
  | 'cancelled';

export interface UploadState {
  /** Made by the client; the same over reloads. */
  readonly localId: string;
  readonly connectionId: string;
  readonly filename: string;
  readonly sizeBytes: number;
  readonly lastModifiedMs: number;
  readonly contentType: string;
  /** As somebody named it; null: after the file. */
  readonly title: string | null;
  readonly isTitleSent: boolean;
  /** null until the service has answered create_upload. */
  readonly uploadId: string | null;
  readonly phase: UploadPhase;
  readonly sentBytes: number;
  readonly bytesPerSec: number | null;
  readonly remainingSec: number | null;
  /** The service does not answer: it goes on by itself when it does. */
  readonly isSilent: boolean;
  /** The service had let go of what it was sent (its time was over): all of it is sent again. */
  readonly isBegunAnew: boolean;
  /** Of the MP4 that the service makes of it, 0 to 1; null where it makes none. */
  readonly convertedShare: number | null;
  readonly asset: Asset | null;
  readonly error: ApiErrorFacts | null;
}

/** True for the file an unfinished upload was begun with, as far as can be told without reading it. */
export function isSameFile(state: UploadState, file: File): boolean {
  return (
    state.filename === file.name &&
    state.sizeBytes === file.size &&
    state.lastModifiedMs === file.lastModified
  );
}

/** It wants to be seen: on its way, or refused and not yet put away. */
export function isToBeSeen(state: UploadState): boolean {
  return isUnfinished(state) || state.phase === 'refused';
}

export function isUnfinished(state: UploadState): boolean {
  return state.phase !== 'done' && state.phase !== 'cancelled' && state.phase !== 'refused';
}

/** It goes on by itself. */
export function isOnItsWay({ phase }: UploadState): boolean {
  return phase === 'waiting' || phase === 'sending' || phase === 'checking';
}

/** What is under way or wants something, the newest first; behind it what waits for its turn, the next one first. */
export function asTheirTurns(newestFirst: readonly UploadState[]): readonly UploadState[] {
  const waits = ({ phase }: UploadState): boolean => phase === 'waiting';
  const queued = newestFirst.filter(waits);
  return queued.length === 0
    ? newestFirst
    : [...newestFirst.filter((one) => !waits(one)), ...queued.reverse()];
}
