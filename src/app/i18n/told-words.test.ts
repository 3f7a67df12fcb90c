import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { TOLD_SENTENCES, type ToldCode } from '../../base/told-sentences.ts';
import { ApiError } from '../../client/api-error.ts';
import { CONFLICT_REASONS } from '../../contract/conflict-reasons.ts';
import { errorText } from './error-words.ts';
import { LOCALES, type Locale, loadCatalog, loadPart } from './messages.ts';
import { failureText, toldText } from './told-words.ts';
import type { Translate } from './translate.ts';

async function speaker(locale: Locale): Promise<Translate> {
  const messages = { ...(await loadCatalog(locale)), ...(await loadPart('told', locale)) };
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return (id, values) => i18n._(id, { ...values });
}

const CODES = Object.keys(TOLD_SENTENCES) as ToldCode[];

const valuesOf = (code: ToldCode) =>
  Object.fromEntries([...TOLD_SENTENCES[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'X9']));

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
