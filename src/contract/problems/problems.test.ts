/** Reasons are data everywhere but at the edges that speak English, and each stands once in a table. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lacking } from './lacking-problems.ts';
import { type ProblemCode, type ProblemValue, problem } from './problem.ts';
import { PROBLEMS } from './problem-tables.ts';
import { sentenceOf } from './sentence-of.ts';

const SRC = join(import.meta.dirname, '../..');
const CODES = Object.keys(PROBLEMS) as ProblemCode[];

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : files(path);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [path.slice(SRC.length + 1)] : [];
  });
}

const SOURCES = files(SRC).map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }));
const OF_TABLES = SOURCES.filter(({ path }) => /^contract\/problems\/.+-problems\.ts$/.test(path));

/** Where English is made of a problem: answers, the command line, and errors, whose message is for logs. */
const SPEAKS_ENGLISH = [
  'contract/problems/problem-error.ts',
  'contract/problems/sentence-of.ts',
  'hosts/browser/studio.worker.ts',
  'service/http/validate-input.ts',
  'service/kernel/api-error.ts',
  'service/kernel/stored-problem.ts',
];

/** The client's own errors about this device and about answers it cannot use. */
const WRITTEN_OUT = /\{[^{}]*kind: '(?:device|unreadable)'[^{}]*message: ['`]/;

describe('a problem', () => {
  it('has one row in one table', () => {
    const rows = OF_TABLES.flatMap(({ text }) =>
      [...text.matchAll(/^ {2}(\w+):\s+['"]/gm)].map(([, code]) => code),
    );
    const reasons = /const REASON_OF = \{(.*?)\}/s.exec(
      OF_TABLES.find(({ path }) => path.endsWith('conflict-problems.ts'))?.text ?? '',
    );
    const furtherReasons = [...(reasons?.[1] ?? '').matchAll(/(\w+): '/g)].length;
    expect(rows.length - furtherReasons).toBe(CODES.length - 1);
  });

  it('is met somewhere', () => {
    const used = SOURCES.filter(
      ({ path }) => !/^(contract\/problems|service\/storage\/legacy|app\/i18n)\//.test(path),
    )
      .map(({ text }) => text)
      .join('\n');
    // Some are put together: of what kind of server, of which host.
    const made = /^(llm|tts|stt|picture|sound|film_sound)_|_(in_browser|missing)$|^(said|field_|address_)/;
    const unused = CODES.filter((code) => !made.test(code) && !used.includes(`'${code}'`));
    expect(unused).toEqual([]);
  });

  it('is said in English with its values, and with the reason inside it', () => {
    const why = problem('host_answered', { host: 'files.example', status: 503 });
    expect(sentenceOf(problem('not_downloaded', { why }))).toBe(
      'The video could not be downloaded: files.example answered 503. Check the link and start again.',
    );
    expect(lacking('browser_lacks', { what: 'Web Locks' })).toEqual({
      message:
        'This browser lacks Web Locks, so nothing can be kept in it. Use a current Chrome, Edge, Firefox or Safari, or connect to a service account, which works here.',
      details: { problem: { code: 'browser_lacks', values: { what: 'Web Locks' } } },
    });
  });

  it.each(CODES)('leaves nothing of its sentence unsaid: %s', (code) => {
    const names = [...PROBLEMS[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const values: Record<string, ProblemValue> = Object.fromEntries(names.map((name) => [name, 'X9']));
    const said = sentenceOf({ code, values });
    expect(said).not.toMatch(/[{}]|undefined/);
    expect(said.split('X9')).toHaveLength(names.length + 1);
  });

  it('is English at the edges only', () => {
    const speaking = SOURCES.filter(({ text }) => text.includes("sentence-of.ts'")).map(({ path }) => path);
    expect([...speaking, 'contract/problems/sentence-of.ts'].toSorted()).toEqual(SPEAKS_ENGLISH);
  });

  it('is not written out where the client meets it', () => {
    expect(SOURCES.filter(({ text }) => WRITTEN_OUT.test(text)).map(({ path }) => path)).toEqual([]);
    expect(WRITTEN_OUT.test("({ kind: 'device', operation, message: 'No room.' })")).toBe(true);
  });
});
