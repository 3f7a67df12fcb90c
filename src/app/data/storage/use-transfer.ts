/**
 * A file that this page writes to the device or reads from it, such as a library or a ZIP. It goes on while other pages of
 * the program are shown: the query cache holds it, not the page that began it, and the activity tray shows it.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { randomId } from '../../../base/random-id.ts';
import { isAbort } from '../../../base/work/is-abort.ts';

const TRANSFERS = ['transfers'] as const;
/** Files come in tens of thousands of pieces: who looks is told of some. */
const TELL_EVERY_MS = 100;

export interface TransferPlan {
  /** In the words of the page that begins it. */
  readonly label: string;
  /** null where nobody can say how far it is. */
  readonly totalBytes: number | null;
}

export interface Transfer<Given = unknown, Result = unknown> extends TransferPlan {
  readonly id: string;
  /** Of one name the last is held. */
  readonly name: string;
  /** The address of the page that began it, inside the program. */
  readonly page: string;
  readonly given: Given;
  readonly begunAtMs: number;
  readonly stop: () => void;
  readonly state: 'running' | 'done' | 'stopped' | 'failed';
  readonly doneBytes: number;
  /** Where it is done. */
  readonly result?: Result;
  /** Where it failed. */
  readonly error?: unknown;
}

export interface TransferOfPage<Given, Result> {
  readonly begin: (given: Given, plan: TransferPlan) => void;
  /** Also where the page was left and opened again since; null before the first. */
  readonly last: Transfer<Given, Result> | null;
}

/** @param run rejects with AbortError where the person stops it, or closes a dialog of the browser */
export function useTransfer<Given, Result>(
  name: string,
  run: (given: Given, onBytes: (doneBytes: number) => void, signal: AbortSignal) => Promise<Result>,
): TransferOfPage<Given, Result> {
  const queries = useQueryClient();
  const { pathname: page } = useLocation();
  const last = useTransfers((all) => all.find((one) => one.name === name) ?? null);
  const begin = (given: Given, plan: TransferPlan): void => {
    const id = randomId();
    const stopping = new AbortController();
    const stop = (): void => stopping.abort();
    const begun = { ...plan, id, name, page, given, stop, begunAtMs: Date.now() };
    const change = (part: Partial<Transfer>): void =>
      void queries.setQueryData<readonly Transfer[]>(TRANSFERS, (all = []) =>
        all.map((one) => (one.id === id ? { ...one, ...part } : one)),
      );
    queries.setQueryData<readonly Transfer[]>(TRANSFERS, (all = []) => [
      ...all.filter((one) => one.name !== name),
      { ...begun, state: 'running', doneBytes: 0 },
    ]);
    let doneBytes = 0;
    let toldAtMs = 0;
    const onBytes = (bytes: number): void => {
      doneBytes = bytes;
      if (performance.now() - toldAtMs < TELL_EVERY_MS) return;
      toldAtMs = performance.now();
      change({ doneBytes });
    };
    run(given, onBytes, stopping.signal).then(
      (result) => change({ state: 'done', doneBytes, result }),
      (error) => change({ state: isAbort(error) || stopping.signal.aborted ? 'stopped' : 'failed', error }),
    );
  };
  return { begin, last: last as Transfer<Given, Result> | null };
}

/** 0 to 1; 0 where nobody can say. The total may be an estimate. */
export function shareOf({ doneBytes, totalBytes }: Transfer): number {
  return totalBytes === null ? 0 : Math.min(1, doneBytes / totalBytes);
}

/** What somebody wants to know of all of them. */
export function useTransfers<Wanted>(select: (transfers: readonly Transfer[]) => Wanted): Wanted {
  const none: readonly Transfer[] = [];
  return useQuery({ queryKey: TRANSFERS, queryFn: () => none, enabled: false, initialData: none, select })
    .data;
}
