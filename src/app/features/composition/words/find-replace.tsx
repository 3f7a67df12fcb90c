/** Find and replace over all caption words, telling beforehand how many places it would change. */
import { useMemo } from 'react';
import type { CompositionWord } from '../../../../contract/schemas/composition.ts';
import { findAndReplace } from '../../../../media/captions/composition-words.ts';
import { hasQuoteMarks } from '../../../../media/captions/quote-marks.ts';
import { useTyped } from '../../../data/changes/use-typed.ts';
import type { CompositionChange } from '../../../data/compositions/edit-composition.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { TypedNote } from '../../../parts/changes/typed-note.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { changeOfWords } from './change-of-words.ts';
import { changedPlaces } from './changed-places.ts';

interface Wanted {
  readonly find: string;
  readonly replaceWith: string;
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
}

const NOTHING: Wanted = { find: '', replaceWith: '', matchCase: false, wholeWords: false };
/** Changes told before they are made. */
const SHOWN = 5;

export function FindReplace({
  compositionId,
  words,
  language,
  onChange,
}: {
  compositionId: string;
  words: readonly CompositionWord[];
  /** Of the words, as `lang` takes it; undefined where that is not known. */
  language: string | undefined;
  onChange: (change: CompositionChange) => void;
}) {
  const { t } = useTranslate();
  const typed = useTyped(`find ${compositionId}`, NOTHING);
  const { find, replaceWith, matchCase, wholeWords } = typed.value;
  const set = (change: Partial<Wanted>): void => typed.set((now) => ({ ...now, ...change }));
  // The service uses this very function, so the count is what will happen.
  const wanted = useMemo(() => {
    if (find.trim() === '') return { words, places: 0, changes: [] };
    const { words: after, replaced } = findAndReplace(words, { find, replaceWith, matchCase, wholeWords });
    return { words: after, places: replaced, changes: changedPlaces(words, after) };
  }, [words, find, replaceWith, matchCase, wholeWords]);
  const { places, changes } = wanted;
  return (
    <details className="rounded-card border bg-surface" open={typed.isFromBefore || undefined}>
      <summary className="cursor-pointer px-4 py-3 text-sm font-medium">{t('find.title')}</summary>
      <form
        className="flex flex-col gap-3 border-t p-4"
        onSubmit={(event) => {
          event.preventDefault();
          const made = changeOfWords(words, wanted.words);
          // A service knows no whole words, and may tell forms of quotation marks apart: it is told each word by itself.
          onChange(
            wholeWords || hasQuoteMarks(find)
              ? made
              : { kind: 'find', find, replaceWith, matchCase, words: made },
          );
          set({ find: '' });
          typed.forget();
        }}
      >
        <TypedNote typed={typed} />
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={t('find.find')}
            value={find}
            lang={language}
            maxLength={200}
            onChange={(event) => set({ find: event.target.value })}
          />
          <TextField
            label={t('find.replaceWith')}
            value={replaceWith}
            lang={language}
            maxLength={200}
            onChange={(event) => set({ replaceWith: event.target.value })}
          />
        </div>
        {changes.length === 0 ? null : (
          <ul
            aria-label={t('find.preview')}
            className="flex flex-col gap-1.5 rounded-control bg-raised px-3 py-2 text-sm"
          >
            {changes.slice(0, SHOWN).map((change) => (
              <li key={change.row} lang={language} className="break-words text-ink-soft">
                {change.lead} <del className="text-bad">{change.before}</del>{' '}
                <ins className="font-medium text-good">{change.after}</ins> {change.trail}
              </li>
            ))}
            {changes.length > SHOWN ? (
              <li className="text-ink-soft">{t('find.more', { count: changes.length - SHOWN })}</li>
            ) : null}
          </ul>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="flex flex-wrap gap-x-6">
            <CheckField
              label={t('find.matchCase')}
              checked={matchCase}
              onChange={(on) => set({ matchCase: on })}
            />
            <CheckField
              label={t('find.wholeWords')}
              checked={wholeWords}
              onChange={(on) => set({ wholeWords: on })}
            />
          </div>
          <span className="text-sm text-ink-soft" role="status">
            {find.trim() === '' ? '' : t('find.places', { count: places })}
          </span>
          <Button type="submit" disabled={places === 0}>
            {t('find.replaceAll')}
          </Button>
        </div>
      </form>
    </details>
  );
}
