/** The ledger as a CSV file. */
import { csvOf } from '../../../base/text/csv.ts';
import type { LedgerEntry } from '../../../contract/schemas/account.ts';

const COLUMNS = [
  'id',
  'createdAt',
  'type',
  'amount',
  'balanceAfter',
  'source',
  'description',
  'projectId',
  'jobId',
  'toolRunId',
] as const satisfies readonly (keyof LedgerEntry)[];

export function ledgerCsv(entries: readonly LedgerEntry[]): string {
  return csvOf([COLUMNS, ...entries.map((entry) => COLUMNS.map((column) => entry[column]))]);
}
