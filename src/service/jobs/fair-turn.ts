/** Whose job of a kind is begun next: accounts take turns, so that nobody's many jobs hold those of others. Pure. */
import type { JobKind, JobRow } from './job-rows.ts';

/** The job of an account that has waited longest. */
export type FirstInLine = Pick<JobRow, 'account_id' | 'seq'>;

export interface Turns {
  /** How many of the kind the account has running. */
  running(accountId: string): number;
  /** Grows with each turn at the kind; 0 where the account had none. */
  lastTurn(accountId: string): number;
}

/**
 * Of the account that has fewest running; of several such, whose last turn was longest ago; of those, whose job has waited longest.
 * @param most of one account at a time
 */
export function fairTurn<First extends FirstInLine>(
  waiting: readonly First[],
  { running, lastTurn }: Turns,
  most: number,
): First | undefined {
  const rank = ({ account_id, seq }: First) => [running(account_id), lastTurn(account_id), seq] as const;
  return waiting
    .filter(({ account_id }) => running(account_id) < most)
    .map((first) => ({ first, rank: rank(first) }))
    .sort(
      ({ rank: [aRun, aTurn, aSeq] }, { rank: [bRun, bTurn, bSeq] }) =>
        aRun - bRun || aTurn - bTurn || aSeq - bSeq,
    )[0]?.first;
}

/**
 * Of a kind that waits on servers elsewhere, not on this machine, an account has a quarter of the places and no more: what
 * stalls there holds nobody else's.
 */
export function mostOfAccount(kind: JobKind, atOnce: number): number {
  return kind === 'import' ? Math.min(atOnce, Math.max(2, Math.ceil(atOnce / 4))) : atOnce;
}

/** How many imports run side by side, where as many jobs of other kinds do: an account has no fewer of them than of those. */
export function importsAtOnce(jobsAtOnce: number): number {
  return 4 * Math.max(2, jobsAtOnce);
}
