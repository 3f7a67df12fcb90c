import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const I18N = join(import.meta.dirname, '../../app/i18n');

describe.each(['en', 'it'] as const)('the requests offered in %s', (locale) => {
  const texts = JSON.parse(readFileSync(join(I18N, locale, 'panels.json'), 'utf8')) as object;
  const examples = Object.entries(texts).filter(([id]) => id.startsWith('assistant.example.'));

  it.each(examples)('%s is understood: %s', (_, request) => {
    expect(understand(request as string)).toMatchObject({ language: locale, notUnderstood: null });
  });
});
