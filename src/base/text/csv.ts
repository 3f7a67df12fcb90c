/**
 * Rows as a CSV file (RFC 4180). Text that a spreadsheet would run as a formula is kept as text: titles come from
 * people, and some of them begin with `=`. Numbers stay so. Pure.
 */

export type CsvCell = string | number | null;

/** What spreadsheets take for the start of a formula, also behind white space. OWASP, "CSV Injection". */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
