import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { VOICES } from '../../../media/speak/voices.ts';
import { type Locale, loadPart } from '../../i18n/messages.ts';
import { voiceWords } from './voice-words.ts';

async function described(
  locale: Locale,
): Promise<(voice: { id: string; description: string }) => string | null> {
  const i18n = setupI18n({ locale, messages: { [locale]: { ...(await loadPart('project', locale)) } } });
  return (voice) => voiceWords((id, values) => i18n._(id, { ...values }), voice);
}

it('each voice of this program is described in both languages, in English as by the service', async () => {
  const [english, italian] = [await described('en'), await described('it')];
  expect(VOICES.map(english)).toEqual(VOICES.map(({ description }) => description));
  for (const voice of VOICES) expect(italian(voice)).not.toBe(voice.description);
});

it('the voice of another server is described as that says', async () => {
  expect((await described('it'))({ id: 'own-anna', description: 'Warm.' })).toBe('Warm.');
});
