/**
 * What the service's SQL says otherwise than PostgreSQL: parameters, which are `$1` there (as in SQLite, `?1` names one by its
 * number, and `?` is the one after the highest so far), and the name of `json_object`. Everything else is written in what
 * both understand: `statements.postgres.test.ts` asks PostgreSQL about every text.
 */

/** Texts, quoted names and comments, where nothing is meant (an open end reaches to the end); a function; a parameter. */
const PIECES =
  /'(?:[^']|'')*(?:'|$)|"(?:[^"]|"")*(?:"|$)|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\bjson_object\(|\?(\d*)/g;

export function toPostgres(sql: string): string {
  let highest = 0;
  return sql.replace(PIECES, (piece: string, digits: string | undefined) => {
    if (piece === 'json_object(') return 'json_build_object(';
    if (digits === undefined) return piece;
    const number = digits === '' ? highest + 1 : Number(digits);
    highest = Math.max(highest, number);
    return `$${number}`;
  });
}
