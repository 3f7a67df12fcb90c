import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { timelineOperationSchema } from '../../../../contract/schemas/timeline.ts';
import { LOCALES, type Locale, loadPart } from '../../../i18n/messages.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { originText, revisionText } from './revision-text.ts';

const OPERATIONS = timelineOperationSchema.options.map(({ shape }) => shape.type.value);

async function speaker(locale: Locale): Promise<Translate> {
  const i18n = setupI18n({ locale, messages: { [locale]: { ...(await loadPart('panels', locale)) } } });
  return (id, values) => i18n._(id, { ...values });
}

const edit = (revision: number, types: readonly string[], durationDeltaSec = 0) => ({
  revision,
  origin: 'edit' as const,
  summary: 'As the service says it',
  change: {
    operations: types.map((type) => ({ type, count: 1 })),
    durationDeltaSec,
    undoes: null,
    restores: null,
  },
});

const back = (revision: number, restores: number) => ({
  ...edit(revision, []),
  origin: 'restore' as const,
  change: { operations: [], durationDeltaSec: 0, undoes: null, restores },
});

it('what made a revision is said as the service says it where nobody here knows it', async () => {
  const i18n = setupI18n({ locale: 'it', messages: { it: { ...(await loadPart('timeline', 'it')) } } });
  const t: Translate = (id) => i18n._(id);
  expect(originText(t, 'undo')).toBe('Annullata');
  expect(originText(t, 'script')).toBe('script');
});

describe('what a revision changed', () => {
  it.each(LOCALES)('has words for every operation (%s)', async (locale) => {
    const t = await speaker(locale);
    const said = OPERATIONS.map((type) => revisionText(t, edit(2, [type]), []));
    expect(said.filter((text) => !/^\p{Lu}[^{}.]+$/u.test(text) || text.startsWith('As the'))).toEqual([]);
    expect(new Set(said).size).toBe(OPERATIONS.length);
  });

  it('names the length it took away the way its language writes numbers', async () => {
    const one = edit(2, ['remove'], -1.52);
    expect(revisionText(await speaker('en'), one, [])).toBe('Removed segments, 1.5 s shorter');
    expect(revisionText(await speaker('it'), one, [])).toBe('Segmenti rimossi, 1,5 s in meno');
  });

  it('is called by what it takes back, or by what it does again', async () => {
    const t = await speaker('it');
    const read = [
      back(4, 2),
      back(3, 1),
      edit(2, ['split']),
      { ...edit(1, []), origin: 'prepared' as const },
    ];
    expect(revisionText(t, back(3, 1), read)).toBe('Ripristinata la revisione 1, prima di «Diviso»');
    expect(revisionText(t, back(4, 2), read)).toBe('Ripristinata la revisione 2, dopo «Diviso»');
    expect(revisionText(t, back(9, 7), read)).toBe('Ripristinata la revisione 7');
  });

  it('stays as the service says it where it is of a kind nobody here knows', async () => {
    const t = await speaker('it');
    expect(revisionText(t, edit(2, ['levitate']), [])).toBe('As the service says it');
    expect(revisionText(t, { ...edit(2, []), change: null }, [])).toBe('As the service says it');
  });
});
