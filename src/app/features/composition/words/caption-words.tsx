/** The caption words as text: click to hear and choose one, then change or hide it. Timing never moves. */
import { CornerDownLeft, Eye, EyeOff, Highlighter } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Composition, CompositionWord } from '../../../../contract/schemas/composition.ts';
import { useKeepUnsentChange } from '../../../data/changes/use-keep-unsent.ts';
import type { FieldEdit } from '../../../data/compositions/edit-composition.ts';
import { preciseClock } from '../../../i18n/clock.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Changing } from '../../../parts/changes/changing.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { isComposing } from '../../../ui/fields/is-composing.ts';
import { useOnLeave } from '../../../ui/page/use-on-leave.ts';
import type { EditOutcome } from '../use-composition-edits.ts';
import { wordRuns } from './word-runs.ts';

export interface CaptionWordsProps {
  readonly words: readonly CompositionWord[];
  /** As `lang` takes it; undefined where that is not known. */
  readonly language: string | undefined;
  readonly timeSec: number;
  readonly onSeek: (timeSec: number) => void;
  /** Revision of a change that met another's; what was typed is told beside both sides then, and not in the field. */
  readonly conflictAt: number | null;
  /** What the words belong to. */
  readonly composition: Composition;
  readonly onReplace: (index: number, text: string) => Promise<EditOutcome>;
  readonly isSaving: boolean;
  /** null where words cannot be marked. */
  readonly onMark: ((mark: WordMark) => void) | null;
}

type WordMark = NonNullable<FieldEdit['wordMarks']>[number];

export function CaptionWords({
  conflictAt,
  composition,
  words,
  language,
  timeSec,
  onSeek,
  isSaving,
  onReplace,
  onMark,
}: CaptionWordsProps) {
  const { t } = useTranslate();
  const [chosenIndex, setChosenIndex] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const chosen = words.find((word) => word.index === chosenIndex) ?? null;

  const runs = wordRuns(words);

  const choose = (word: CompositionWord): void => {
    setChosenIndex(word.index);
    onSeek(word.startSec);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const at = words.findIndex((word) => word.index === chosenIndex);
    const next = words[at + by];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    choose(next);
    list.current?.querySelector<HTMLElement>(`[data-word="${next.index}"]`)?.focus();
  };

  if (words.length === 0)
    return (
      <p className="text-sm text-ink-soft">
        {t(composition.captions.wordCount > 0 ? 'words.notTold' : 'words.none')}
      </p>
    );
  return (
    <div className="flex flex-col gap-4">
      <div
        ref={list}
        role="toolbar"
        dir={runs[0]?.dir}
        lang={language}
        translate="no"
        aria-label={t('words.title')}
        onKeyDown={onKeyDown}
        className="max-h-[38dvh] overflow-y-auto rounded-card border bg-surface p-3 leading-8"
      >
        {runs.map((run) => (
          <span key={run.words[0]?.index} dir={run.dir}>
            {run.words.map((word) => (
              <button
                key={word.index}
                type="button"
                data-word={word.index}
                aria-pressed={word.index === chosenIndex}
                aria-label={nameOf(t, word)}
                tabIndex={word.index === (chosenIndex ?? words[0]?.index) ? 0 : -1}
                onClick={() => choose(word)}
                className={`max-w-full rounded px-[0.22em] text-start wrap-anywhere ${word.hidden ? 'text-ink-soft line-through' : ''} ${
                  word.emphasised === true ? 'font-bold underline decoration-accent decoration-2' : ''
                } ${
                  timeSec >= word.startSec && timeSec < word.endSec ? 'bg-accent-wash' : ''
                } hover:bg-raised aria-pressed:bg-accent aria-pressed:text-on-accent`}
              >
                {word.text}
                {word.breaksAfter === true ? (
                  <CornerDownLeft size={12} aria-hidden className="ms-1 inline opacity-70" />
                ) : null}
              </button>
            ))}
          </span>
        ))}
      </div>
      {chosen === null ? (
        <p className="text-sm text-ink-soft">{t('words.choose')}</p>
      ) : (
        <Changing>
          <WordEditor
            key={`${chosen.index} ${conflictAt ?? ''}`}
            composition={composition}
            word={chosen}
            language={language}
            isSaving={isSaving}
            onReplace={onReplace}
            onMark={onMark}
          />
        </Changing>
      )}
    </div>
  );
}

const MARK_BUTTON = 'min-h-10 aria-pressed:border-accent aria-pressed:bg-accent-wash';

/** What is set of a word is said with it. */
function nameOf(t: Translate, { text, hidden, emphasised }: CompositionWord): string {
  if (hidden) return t('words.hiddenWord', { word: text });
  return emphasised === true ? t('words.emphasisedWord', { word: text }) : text;
}

function WordEditor({
  composition,
  word,
  language,
  isSaving,
  onReplace,
  onMark,
}: Pick<CaptionWordsProps, 'composition' | 'language' | 'isSaving' | 'onReplace' | 'onMark'> & {
  word: CompositionWord;
}) {
  const { t } = useTranslate();
  /** null where nobody typed since it was saved. */
  const [typed, setTyped] = useState<string | null>(null);
  const sent = useRef<string | null>(null);
  // What was typed is there: what becomes of the word from now on is shown, and never written over.
  if (typed === word.text) {
    setTyped(null);
    sent.current = null;
  }
  const text = typed ?? word.text;
  const changed = text.trim() !== '' && text.trim() !== word.text;
  const change = { kind: 'words', replacements: [{ index: word.index, text: text.trim() }] } as const;
  useKeepUnsentChange(composition, changed ? change : null);
  const save = (): void => {
    const wanted = text.trim();
    if (!changed || sent.current === wanted) return;
    sent.current = wanted;
    setTyped(wanted);
    void onReplace(word.index, wanted).then((outcome) => {
      // Whoever leaves the field, or the page, tries again.
      if (outcome === 'failed' && sent.current === wanted) sent.current = null;
    });
  };
  const showOrHide = (): void => {
    // Whoever hides a word no longer wants what was typed for it.
    if (!word.hidden) setTyped(null);
    void onReplace(word.index, word.hidden ? word.text : '');
  };
  // Going on to another word, or elsewhere, saves what was typed.
  useOnLeave(save);
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) sent.current = null;
        save();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // What is exported next is what is seen.
        if (!currentTarget.contains(relatedTarget)) save();
      }}
    >
      <div className="min-w-40 flex-1">
        <TextField
          label={t('words.edit', { time: preciseClock(word.startSec) })}
          value={text}
          lang={language}
          maxLength={200}
          autoComplete="off"
          spellCheck
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !isComposing(event)) setTyped(null);
          }}
        />
      </div>
      <Button type="submit" disabled={!changed} className="min-h-10">
        {t('words.save')}
      </Button>
      <Button className="min-h-10" onClick={showOrHide}>
        {word.hidden ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />}
        {t(word.hidden ? 'words.show' : 'words.hide')}
      </Button>
      {onMark === null || word.hidden ? null : (
        <>
          <Button
            className={MARK_BUTTON}
            aria-pressed={word.emphasised === true}
            onClick={() => onMark({ index: word.index, emphasised: word.emphasised !== true })}
          >
            <Highlighter size={16} aria-hidden />
            {t('words.emphasise')}
          </Button>
          <Button
            className={MARK_BUTTON}
            aria-pressed={word.breaksAfter === true}
            onClick={() => onMark({ index: word.index, breaksAfter: word.breaksAfter !== true })}
          >
            <CornerDownLeft size={16} aria-hidden />
            {t('words.breakAfter')}
          </Button>
        </>
      )}
    </form>
  );
}
