import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../../../contract/schemas/account.ts';
import { ledgerCsv } from './ledger-csv.ts';

const entry: LedgerEntry = {
  id: 'led_1',
  createdAt: '2026-11-20T10:00:00.000Z',
  type: 'charge',
  amount: -3,
  balanceAfter: 297,
  source: 'plan',
  description: 'Analysis of a talk',
  projectId: 'prj_1',
  jobId: null,
  toolRunId: null,
};

/** Reads CSV back, after RFC 4180. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  let value = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (quoted && char === '"' && text[at + 1] === '"') value += text[++at];
    else if (char === '"') quoted = !quoted;
    else if (!quoted && (char === ',' || char === '\n')) {
      rows.at(-1)?.push(value.replace(/\r$/, char === '\n' ? '' : '\r'));
      value = '';
      if (char === '\n') rows.push([]);
    } else value += char;
  }
  return rows.slice(0, -1);
}

const described = (description: string): string =>
  parse(ledgerCsv([{ ...entry, description }]))[1]?.[6] ?? '';

describe('the ledger as CSV', () => {
  it('has a row of names, then one an entry, with numbers as numbers and nothing for what does not apply', () => {
    expect(parse(ledgerCsv([entry]))).toEqual([
      'id,createdAt,type,amount,balanceAfter,source,description,projectId,jobId,toolRunId'.split(','),
      [
        'led_1',
        '2026-11-20T10:00:00.000Z',
        'charge',
        '-3',
        '297',
        'plan',
        'Analysis of a talk',
        'prj_1',
        '',
        '',
      ],
    ]);
  });

  it('reads back every text, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const read = described(`Analysis of ${text}`);
        expect(read).toBe(`Analysis of ${text}`);
      }),
    );
  });

  it('never lets a spreadsheet run a text', () => {
    const starts = ['=', '+', '-', '@', '\t=', '\r=', ' =', '＝', '\n@'];
    for (const start of starts) expect(described(`${start}cmd|calc`)).toMatch(/^'/);
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.string(), (start, text) => {
        expect(described(start + text)).toBe(`'${start}${text}`);
      }),
    );
  });
});
