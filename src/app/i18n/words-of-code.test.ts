import { afterEach, expect, it, vi } from 'vitest';
import { wordsOfCode } from './words-of-code.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('a code without words here is none, and nothing is said of it in the console', async () => {
  const warned = vi.spyOn(console, 'warn');
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  // As built: messages are not compiled there, and one that is not is told.
  vi.stubEnv('NODE_ENV', 'production');
  vi.resetModules();
  const { activate, translate } = await import('./translate.ts');
  await activate('en');
  expect(wordsOfCode(translate, 'nav.home')).toBe('Home');
  expect(wordsOfCode(translate, 'conflict.being_painted')).toBeNull();
  expect(warned).not.toHaveBeenCalled();
});
