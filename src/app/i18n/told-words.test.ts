import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { ANSWER_SENTENCES, sayOfAnswer } from '../../base/answer-sentences.ts';
import { DEVICE_SENTENCES } from '../../base/device-sentences.ts';
import { DeviceError } from '../../base/said-here.ts';
import { TOLD_SENTENCES } from '../../base/told-sentences.ts';
import { ApiError } from '../../client/api-error.ts';
import { CONFLICT_REASONS } from '../../contract/conflict-reasons.ts';
import { ERROR_CODES } from '../../contract/errors.ts';
import { EDIT_ERROR_REASONS } from '../../timeline/model/edit-error.ts';
import { errorText } from './error-words.ts';
import { LOCALES, type Locale, loadCatalog, loadPart } from './messages.ts';
import { failureText, toldText } from './told-words.ts';
import type { Translate } from './translate.ts';

async function speaker(locale: Locale): Promise<Translate> {
  const messages = {
    ...(await loadCatalog(locale)),
    ...(await loadPart('told', locale)),
    ...(await loadPart('timeline', locale)),
  };
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return (id, values) => i18n._(id, { ...values });
}

const SENTENCES: Readonly<Record<string, string>> = {
  ...TOLD_SENTENCES,
  ...DEVICE_SENTENCES,
  ...ANSWER_SENTENCES,
};
const CODES = Object.keys(SENTENCES);

const valuesOf = (code: string) =>
  Object.fromEntries(
    [...(SENTENCES[code] ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'X9']),
  );

const refusal = (code: string, details: Record<string, unknown>) =>
  new ApiError({ kind: 'answer', operation: 'x', code, message: 'As the service says it.', details });

describe('what a service says by itself', () => {
  it.each(LOCALES)('has a sentence for every code, with all its values (%s)', async (locale) => {
    const t = await speaker(locale);
    const bad = CODES.filter((code) => {
      const text = toldText(t, { code, values: valuesOf(code) }, 'As the service says it.');
      const named = text.split('X9').length - 1;
      return /[{}]|As the service/.test(text) || named !== Object.keys(valuesOf(code)).length;
    });
    expect(bad).toEqual([]);
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

  it('says what is wrong with each field, by its name', async () => {
    const t = await speaker('it');
    const issues = [
      {
        path: '/title',
        code: 'x',
        message: 'As it says.',
        told: { code: 'field_long', values: { most: '80' } },
      },
      { path: '/count', code: 'x', message: 'As it says.', told: { code: 'brand_new', values: {} } },
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
        const issue = { path: '/operations/0', code, message: 'As it says.', told: { code, values } };
        return errorText(t, refusal('VALIDATION_FAILED', { issues: [issue] }));
      });
      expect(said.filter((text) => /[{}]|As it|operations/.test(text))).toEqual([]);
    },
  );

  it('says what this device and its answers lack', async () => {
    const said = sayOfAnswer('file_not_read', { status: 410 });
    const t = await speaker('it');
    expect(errorText(t, new DeviceError(said))).toBe(
      'Non è stato possibile leggere il file (stato 410). Riprova.',
    );
    const facts = {
      kind: 'unreadable',
      operation: 'x',
      ...sayOfAnswer('answer_unexpected', { operation: 'x' }),
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

  it('is told in the other language down to the reason inside it', async () => {
    const told = {
      code: 'not_downloaded',
      values: { why: { code: 'host_answered', values: { host: 'files.example', status: '503' } } },
    };
    expect(failureText(await speaker('it'), { errorMessage: 'x', told })).toBe(
      'Non è stato possibile scaricare il video: files.example ha risposto 503. Controlla il link e ricomincia.',
    );
  });

  it('stays as it was said where the kind is not known here', async () => {
    const t = await speaker('it');
    expect(toldText(t, { code: 'brand_new', values: {} }, 'Said.')).toBe('Said.');
    expect(toldText(t, null, 'Said.')).toBe('Said.');
    expect(errorText(t, refusal('CONFLICT', { reason: 'brand_new' }))).toBe('As the service says it.');
    expect(failureText(t, { errorMessage: null })).toBeNull();
  });
});
