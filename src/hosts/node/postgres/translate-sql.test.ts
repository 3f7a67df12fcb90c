import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPostgres } from './translate-sql.ts';

describe('SQL for PostgreSQL', () => {
  it.each([
    ['SELECT 1', 'SELECT 1'],
    ['SELECT * FROM job WHERE id = ? AND kind = ?', 'SELECT * FROM job WHERE id = $1 AND kind = $2'],
    ['SELECT ?2 WHERE a = ?1 OR b = ?1', 'SELECT $2 WHERE a = $1 OR b = $1'],
    ['SELECT \'why?\', ? AS "what?"', 'SELECT \'why?\', $1 AS "what?"'],
    ["SELECT 'it''s ?' || ?", "SELECT 'it''s ?' || $1"],
    ['SELECT ? -- really?\n, ? /* or ? */', 'SELECT $1 -- really?\n, $2 /* or ? */'],
    ['VALUES (?12)', 'VALUES ($12)'],
    ["SELECT json_object('json_object(', a)", "SELECT json_build_object('json_object(', a)"],
    ['SELECT ?2 WHERE a = ?1 LIMIT ?', 'SELECT $2 WHERE a = $1 LIMIT $3'],
  ])('%s', (sql, expected) => {
    expect(toPostgres(sql)).toBe(expected);
  });

  const plain = fc.stringMatching(/^[a-z0-9 =(),<>|+*%]*$/).map((text) => ({ text, isParameter: false }));
  const quoted = (mark: string) =>
    fc.string().map((text) => ({
      text: ` ${mark}${text.replaceAll(mark, mark + mark)}${mark} `,
      isParameter: false,
    }));
  const comment = fc
    .string()
    .map((text) => ({ text: `/*${text.replaceAll('*/', '')} */`, isParameter: false }));
  const parameter = fc.constant({ text: ' ? ', isParameter: true });

  it('numbers parameters in their order and leaves every other character alone', () => {
    const pieces = fc.array(fc.oneof(plain, quoted("'"), quoted('"'), comment, parameter));
    fc.assert(
      fc.property(pieces, (all) => {
        let count = 0;
        const expected = all.map(({ text, isParameter }) => {
          if (!isParameter) return text;
          count += 1;
          return ` $${count} `;
        });
        expect(toPostgres(all.map(({ text }) => text).join(''))).toBe(expected.join(''));
      }),
    );
  });
});
