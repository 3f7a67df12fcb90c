/**
 * Which process completes an upload. It says so in the upload's row and keeps that fresh; half a minute after it last did,
 * it counts as dead, and the upload is open to all again.
 */
import type { ChangeSignal } from '../../../kernel/change-signal.ts';
import type { Clock } from '../../../kernel/ports/clock.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import type { Log } from '../../../kernel/ports/log.ts';
import type { UploadRow } from './upload-rows.ts';

export interface ClaimParts {
  readonly database: Queries;
  readonly clock: Clock;
  readonly changes: ChangeSignal;
  readonly log: Log;
}

const CLAIM_MS = 30_000;
const FRESH_MS = 10_000;
/** How often a progress that changed is written. */
const TICK_MS = 2000;

export function isClaimed({ claimed_until_ms }: UploadRow, nowMs: number): boolean {
  return claimed_until_ms !== null && claimed_until_ms > nowMs;
}

export function uploadTopic(uploadId: string): string {
  return `upload:${uploadId}`;
}

/** In a transaction that has looked whose it is. */
export async function takeClaim(
  tx: Queries,
  uploadId: string,
  claimant: string,
  nowMs: number,
): Promise<void> {
  await tx.run(
    `UPDATE upload SET state = CASE WHEN state = 'whole' THEN state ELSE 'completing' END,
     claimed_by = ?, claimed_until_ms = ?, conversion = NULL WHERE id = ?`,
    [claimant, nowMs + CLAIM_MS, uploadId],
  );
}

/** Of what did not become an asset: open to all at once. */
export async function releaseClaim(
  { database, changes }: Pick<ClaimParts, 'database' | 'changes'>,
  uploadId: string,
  claimant: string,
): Promise<void> {
  await database.run(
    'UPDATE upload SET claimed_by = NULL, claimed_until_ms = NULL, conversion = NULL WHERE id = ? AND claimed_by = ?',
    [uploadId, claimant],
  );
  changes.notify(uploadTopic(uploadId));
}

/** At the start of the only process there is: whoever claimed anything is gone. */
export async function releaseAllClaims(database: Queries): Promise<void> {
  await database.run(
    `UPDATE upload SET claimed_by = NULL, claimed_until_ms = NULL, conversion = NULL
     WHERE claimed_by IS NOT NULL AND prepared IS NULL`,
  );
}

export interface KeptClaim {
  /** Writes it at once, with the progress. */
  tell(): void;
  stop(): void;
}

/** @param onLost the upload was cancelled, or another process thought this one dead */
export function keepClaim(
  { database, clock, changes, log }: ClaimParts,
  { uploadId, claimant, progress }: { uploadId: string; claimant: string; progress: () => number | null },
  onLost: () => void,
): KeptClaim {
  let told: number | null = null;
  let toldAtMs = performance.now();
  let isStopped = false;
  const write = async (): Promise<void> => {
    [told, toldAtMs] = [progress(), performance.now()];
    const { changes: kept } = await database.run(
      'UPDATE upload SET claimed_until_ms = ?, conversion = ? WHERE id = ? AND claimed_by = ?',
      [clock.nowMs() + CLAIM_MS, told, uploadId, claimant],
    );
    if (kept === 0 && !isStopped) onLost();
  };
  const tell = (): void => {
    if (isStopped) return;
    write().catch((error: unknown) => {
      if (!isStopped) log.error('An upload could not be kept for this process.', error, { uploadId });
    });
  };
  const timer = setInterval(() => {
    if (progress() !== told || performance.now() - toldAtMs >= FRESH_MS) tell();
  }, TICK_MS);
  const stopListening = changes.listen(uploadTopic(uploadId), tell);
  return {
    tell,
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      stopListening();
    },
  };
}
