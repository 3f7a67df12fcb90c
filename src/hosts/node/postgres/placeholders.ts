/**
 * The one thing the service's SQL says otherwise than PostgreSQL: parameters, which are `$1` there. As in SQLite, `?1` names
 * one by its number, and `?` is the one after the highest so far. Everything else is written in what both understand.
 */

/** What may hold a question mark that is none: texts, quoted names, comments. An open end reaches to the end. */
const PIECES = /'(?:[^']|'')*(?:'|$)|"(?:[^"]|"")*(?:"|$)|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\?(\d*)/g;

export function toDollarPlaceholders(sql: string): string {
  let highest = 0;
  return sql.replace(PIECES, (piece: string, digits: string | undefined) => {
    if (digits === undefined) return piece;
    const number = digits === '' ? highest + 1 : Number(digits);
    highest = Math.max(highest, number);
    return `$${number}`;
  });
}
