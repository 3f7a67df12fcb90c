import { afterEach, expect, it, vi } from 'vitest';
import type { Locale } from './messages.ts';
import { activate, openPart, translate } from './translate.ts';

afterEach(() => void vi.unstubAllGlobals());

it('keeps its language, and opens further pages, where another one cannot be loaded', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await activate('en');
  await openPart('bin');
  await expect(activate('xx' as Locale)).rejects.toThrow();
  await openPart('check');
  expect(translate('nav.home')).toBe('Home');
});
