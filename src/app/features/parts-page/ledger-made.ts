/** Entries for the table on the page of parts, with every type and a text that does not fit. */
import { LEDGER_TYPES, type LedgerEntry } from '../../../contract/schemas/account.ts';
import { LONG_TEXT } from './specimen.tsx';

export const MADE_LEDGER: readonly LedgerEntry[] = LEDGER_TYPES.map((type, index) => ({
  id: `led_${index}`,
  createdAt: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
  type,
  amount: index % 2 === 0 ? -12 : 20_000,
  balanceAfter: 19_997,
  source: 'plan',
  description: LONG_TEXT,
  projectId: null,
  jobId: null,
  toolRunId: null,
}));
