/**
 * The ledger as a CSV file (RFC 4180). Text that a spreadsheet would run as a formula is kept as text: titles
 * come from people, and some of them begin with `=`. Amounts are numbers and stay so.
 */
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

/** What spreadsheets take for the start of a formula, also behind white space. OWASP, "CSV Injection". */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

export function ledgerCsv(entries: readonly LedgerEntry[]): string {
  const rows = entries.map((entry) => COLUMNS.map((column) => cell(entry[column])));
  return [COLUMNS.map(cell), ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
