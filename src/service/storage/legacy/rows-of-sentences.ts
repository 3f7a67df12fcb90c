/**
 * Rows written before problems were data held English sentences. They are read here, once: by the step of the
 * migrations that brings a database on, and for library files of that time. Nothing else parses a sentence.
 */
import type { Problem, ProblemValue } from '../../../contract/problems/problem.ts';
import type { Queries, SqlValue } from '../../kernel/ports/database.ts';
import { sentenceReader } from './read-sentence.ts';
import { STORED_SENTENCES } from './stored-sentences.ts';

type Row = Readonly<Record<string, SqlValue>>;
type Convert = (column: string) => string;

const readProblem = sentenceReader(
  STORED_SENTENCES as Readonly<Record<keyof typeof STORED_SENTENCES, string>>,
);

/** The problem of a sentence; what no pattern knows was somebody else's words. */
export function problemOfSentence(sentence: string): Problem {
  const read = readProblem(sentence);
  if (read === null) return { code: 'said', values: { text: sentence } };
  const values = read.values.map(([name, text]) => [name, readValue(name, text)]);
  return { code: read.code, values: Object.fromEntries(values) };
}

/** Values that are counted or measured; every other one is a name, also where it looks like a number. */
const NUMBERS: ReadonlySet<string> = new Set([
  ...['accepted', 'asked', 'found', 'height', 'longest', 'most', 'received', 'seconds', 'shortest'],
  ...['status', 'times', 'total', 'width'],
]);

function readValue(name: string, text: string): ProblemValue {
  if (NUMBERS.has(name) && /^\d+(\.\d+)?$/.test(text)) return Number(text);
  const inner = name === 'why' ? problemOfSentence(text) : null;
  return inner === null || inner.code === 'said' ? text : inner;
}

const failure: Convert = (sentence) => JSON.stringify(problemOfSentence(sentence));

const state: Convert = (json) => {
  const { message, ...rest } = JSON.parse(json) as { message: string | null };
  return JSON.stringify({ ...rest, problem: message === null ? null : problemOfSentence(message) });
};

const attempts: Convert = (json) => {
  const list = JSON.parse(json) as { error: string | null }[];
  const converted = list.map(({ error, ...rest }) => ({
    ...rest,
    problem: error === null ? null : problemOfSentence(error),
  }));
  return JSON.stringify(converted);
};

const COLUMNS: Readonly<Record<string, Readonly<Record<string, Convert>>>> = {
  job: { error_message: failure },
  export: { error_message: failure },
  tool_run: { error_message: failure },
  assistant_turn: { error_message: failure },
  project: { error_message: failure, words_state: state, ranking_state: state, clips_short: state },
  delivery: { attempts },
};

/** Every sentence of the database; columns keep their names. */
export async function convertSentences(database: Queries): Promise<void> {
  for (const [table, columns] of Object.entries(COLUMNS))
    for (const [column, convert] of Object.entries(columns)) {
      const rows = await database.all<{ id: number; kept: string }>(
        `SELECT rowid AS id, ${column} AS kept FROM ${table} WHERE ${column} IS NOT NULL`,
      );
      for (const { id, kept } of rows)
        await database.run(`UPDATE ${table} SET ${column} = ? WHERE rowid = ?`, [convert(kept), id]);
    }
  const inBin = await database.all<{ seq: number; table_name: string; row: string }>('SELECT * FROM bin_row');
  for (const { seq, table_name, row } of inBin)
    if (table_name in COLUMNS) {
      const converted = JSON.stringify(convertRow(table_name, JSON.parse(row) as Row));
      await database.run('UPDATE bin_row SET row = ? WHERE seq = ?', [converted, seq]);
    }
}

/** A row by its columns, out of a library file or the bin, as it is kept now. */
export function convertRow(table: string, row: Row): Row {
  const columns = COLUMNS[table] ?? {};
  const converted = Object.entries(row).map(([name, kept]) => {
    const convert = columns[name];
    const value = convert === undefined || typeof kept !== 'string' ? kept : convert(kept);
    return [name === 'error_message' ? 'problem' : name, value];
  });
  return Object.fromEntries(converted) as Row;
}
