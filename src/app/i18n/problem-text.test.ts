import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../client/api-error.ts';
import { ERROR_CODES } from '../../contract/errors.ts';
import { ofAnswer } from '../../contract/problems/answer-problems.ts';
import { CONFLICT_PROBLEMS, CONFLICT_REASONS } from '../../contract/problems/conflict-problems.ts';
import type { ProblemCode } from '../../contract/problems/problem.ts';
import { PROBLEMS, SHOWN_PROBLEMS } from '../../contract/problems/problem-tables.ts';
import { REFUSAL_PROBLEMS } from '../../contract/problems/refusal-problems.ts';
import { DeviceError } from '../../contract/problems/stated-problem.ts';
import { EDIT_ERROR_REASONS } from '../../timeline/model/edit-error.ts';
import { errorText } from './error-words.ts';
import { LOCALES, type Locale, loadCatalog, loadPart } from './messages.ts';
import { failureText, knownProblem, problemText } from './problem-text.ts';
import type { Translate } from './translate.ts';

async function speaker(locale: Locale): Promise<Translate> {
  const messages = {
    ...(await loadCatalog(locale)),
    ...(await loadPart('problems', locale)),
    ...(await loadPart('timeline', locale)),
  };
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return (id, values) => i18n._(id, { ...values });
}

const CODES = Object.keys(SHOWN_PROBLEMS) as (keyof typeof SHOWN_PROBLEMS)[];

/** A number each, because some sentences count with them. */
const valuesOf = (code: ProblemCode) =>
  Object.fromEntries([...PROBLEMS[code].matchAll(/\{(\w+)\}/g)].map(([, name = ''], at) => [name, 21 + at]));

const refusal = (code: string, details: Record<string, unknown>) =>
  new ApiError({ kind: 'answer', operation: 'x', code, message: 'As the service says it.', details });

describe('what a service says by itself', () => {
  it.each(LOCALES)('has a sentence for every code, with all its values (%s)', async (locale) => {
    const t = await speaker(locale);
    const bad = CODES.filter((code) => {
      const text = problemText(t, { code, values: valuesOf(code) }, 'As the service says it.');
      const named = Object.values(valuesOf(code)).every((value) => text.includes(String(value)));
      return /[{}]|As the service/.test(text) || !named;
    });
    expect(bad).toEqual([]);
  });

  it.each(LOCALES)('leaves to the words of its code what that tells apart (%s)', async (locale) => {
    const t = await speaker(locale);
    const codes = Object.keys({ ...REFUSAL_PROBLEMS, ...CONFLICT_PROBLEMS }) as ProblemCode[];
    expect(codes.filter((code) => knownProblem(t, { code, values: valuesOf(code) }) !== null)).toEqual([]);
  });

  it.each([
    ['en', 1, 'Enter at most 1 character.'],
    ['en', 80, 'Enter at most 80 characters.'],
    ['it', 1, 'Inserisci al massimo 1 carattere.'],
  ] as const)('counts (%s, %i)', async (locale, most, text) => {
    const t = await speaker(locale);
    expect(problemText(t, { code: 'field_long', values: { most } }, 'x')).toBe(text);
  });

  it.each(LOCALES)('has a sentence for every reason of a conflict (%s)', async (locale) => {
    const t = await speaker(locale);
    const said = CONFLICT_REASONS.map((reason) =>
      errorText(t, refusal('CONFLICT', { reason, uses: [{ title: 'A talk' }] })),
    );
    expect(said.filter((text) => !/^\p{Lu}[^{}]+\.$/u.test(text) || text.startsWith('As the'))).toEqual([]);
    expect(new Set(said).size).toBe(CONFLICT_REASONS.length);
  });

  it('has the numbers and names of a conflict where they are given', async () => {
    const t = await speaker('it');
    const moved = { reason: 'revision_mismatch', currentRevision: 9, expectedRevision: 7 };
    expect(errorText(t, refusal('CONFLICT', moved))).toMatch(/revisione 9.*revisione 7/);
    expect(errorText(t, refusal('CONFLICT', { ...moved, expectedRevision: undefined }))).not.toMatch(/\d/);
    const running = { reason: 'work_running', uses: [{ kind: 'export' }, { kind: 'brand_new' }] };
    expect(errorText(t, refusal('CONFLICT', running))).toContain('Esportazione');
    expect(errorText(t, refusal('CONFLICT', { ...running, uses: 'many' }))).not.toMatch(/[:{]/);
  });

  it.each(['VALIDATION_FAILED', 'CONFLICT', 'BRAND_NEW'])(
    'ends with what it advises, where its own sentence is shown: %s',
    async (code) => {
      const t = await speaker('it');
      const facts = {
        kind: 'answer',
        operation: 'get_me',
        message: 'Too many.',
        hint: 'Take fewer.',
      } as const;
      expect(errorText(t, new ApiError({ ...facts, code }))).toBe('Too many. Take fewer.');
      expect(errorText(t, new ApiError({ ...facts, code: 'NOT_FOUND' }))).not.toContain('Take');
    },
  );

  it('says what is wrong with each field, by its name', async () => {
    const t = await speaker('it');
    const issues = [
      {
        path: '/title',
        code: 'x',
        message: 'As it says.',
        problem: { code: 'field_long', values: { most: '80' } },
      },
      { path: '/count', code: 'x', message: 'As it says.', problem: { code: 'brand_new', values: {} } },
    ];
    expect(errorText(t, refusal('VALIDATION_FAILED', { issues }))).toBe(
      'title: Inserisci al massimo 80 caratteri. count: As it says.',
    );
    expect(errorText(t, refusal('VALIDATION_FAILED', { issues: [] }))).toBe('As the service says it.');
  });

  it.each(LOCALES)(
    'says why an edit refuses an operation in the words of the timeline (%s)',
    async (locale) => {
      const t = await speaker(locale);
      const said = EDIT_ERROR_REASONS.map((code) => {
        const values = { lengthSec: 4, totalSec: 4, leastSec: 1, minSilenceSec: 1 };
        const issue = { path: '/operations/0', code, message: 'As it says.', problem: { code, values } };
        return errorText(t, refusal('VALIDATION_FAILED', { issues: [issue] }));
      });
      expect(said.filter((text) => /[{}]|As it|operations/.test(text))).toEqual([]);
    },
  );

  it('says what this device and its answers lack', async () => {
    const said = ofAnswer('file_not_read', { status: 410 });
    const t = await speaker('it');
    expect(errorText(t, new DeviceError(said))).toBe(
      'Non è stato possibile leggere il file (stato 410). Riprova.',
    );
    const facts = {
      kind: 'unreadable',
      operation: 'x',
      ...ofAnswer('answer_unexpected', { operation: 'x' }),
    };
    expect(errorText(t, new ApiError({ ...facts, kind: 'unreadable' }))).toMatch(/^La risposta a x/);
  });

  it.each(LOCALES)(
    'has words of its own for every code but the few that name things (%s)',
    async (locale) => {
      const t = await speaker(locale);
      const its = Object.keys(ERROR_CODES).filter((code) => /^As the/.test(errorText(t, refusal(code, {}))));
      expect(its).toEqual(['VALIDATION_FAILED', 'SCOPE_MISSING', 'CONFLICT', 'UNSUPPORTED_SOURCE_URL']);
    },
  );

  it('is said in the other language down to the reason inside it', async () => {
    const problem = {
      code: 'not_downloaded',
      values: { why: { code: 'host_answered', values: { host: 'files.example', status: '503' } } },
    };
    expect(failureText(await speaker('it'), { errorMessage: 'x', errorReason: problem })).toBe(
      'Non è stato possibile scaricare il video: files.example ha risposto 503. Controlla il link e ricomincia.',
    );
  });

  it('stays as it was said where the kind is not known here', async () => {
    const t = await speaker('it');
    expect(problemText(t, { code: 'brand_new', values: {} }, 'Said.')).toBe('Said.');
    expect(problemText(t, null, 'Said.')).toBe('Said.');
    expect(errorText(t, refusal('CONFLICT', { reason: 'brand_new' }))).toBe('As the service says it.');
    expect(failureText(t, { errorMessage: null })).toBeNull();
  });
});
