import { expect, it } from 'vitest';
import type { Translate } from '../../i18n/translate.ts';
import { languageName } from './tool-words.ts';

it('a language that is not known here has the name that the service gives it', () => {
  const t: Translate = (id) => id;
  expect(languageName(t, 'it', 'Italian')).toBe('tool.language.it');
  expect(languageName(t, 'pt-BR', 'Portuguese (Brazil)')).toBe('Portuguese (Brazil)');
  expect(languageName(t, 'pt-BR')).toBe('pt-BR');
});
