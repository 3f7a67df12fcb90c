import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { EDIT_ERROR_REASONS } from '../../../timeline/model/edit-error.ts';
import { LOCALES, loadPart } from '../../i18n/messages.ts';
import { refusalText } from './refusal-text.ts';

const VALUES = { totalSec: 1.5, lengthSec: 1.5, minSilenceSec: 1.5, leastSec: 1.5, index: 3, last: 3 };

async function sentences(locale: (typeof LOCALES)[number]): Promise<string[]> {
  const i18n = setupI18n({ locale, messages: { [locale]: { ...(await loadPart('timeline', locale)) } } });
  return EDIT_ERROR_REASONS.map((reason) =>
    refusalText((id, values) => i18n._(id, { ...values }), { reason, values: VALUES }),
  );
}

describe('a refusal', () => {
  it.each(LOCALES)('is a whole sentence for every reason (%s)', async (locale) => {
    const said = await sentences(locale);
    expect(said.filter((text) => !/^\p{Lu}[^{}]+\.$/u.test(text))).toEqual([]);
    expect(new Set(said).size).toBe(EDIT_ERROR_REASONS.length);
  });

  it('writes seconds the way its language does', async () => {
    expect((await sentences('en')).join(' ')).toContain('1.5 s');
    expect((await sentences('it')).join(' ')).toContain('1,5 s');
  });
});
