import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { type Locale, loadPart } from '../../../i18n/messages.ts';
import { type Told, toldText } from './told.ts';

async function told(step: Told, locale: Locale = 'en'): Promise<string> {
  const i18n = setupI18n({ locale, messages: { [locale]: { ...(await loadPart('review', locale)) } } });
  return toldText((id, values) => i18n._(id, { ...values }), step);
}

it('what was decided is told with the clip that is shown now', async () => {
  const shown = { title: 'We attacked the clock' };
  expect(await told({ decision: 'accept', shown })).toBe('Accepted. Next: We attacked the clock');
  expect(await told({ decision: 'reject', shown: null })).toBe('Rejected');
  expect(await told({ decision: 'restore', shown })).toBe('To review again: We attacked the clock');
  expect(await told({ decision: null, shown })).toBe('We attacked the clock');
  expect(await told({ decision: 'accept', shown }, 'it')).toBe('Accettata. Ora: We attacked the clock');
});
