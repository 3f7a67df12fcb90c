/** A paragraph of spoken words, each an option of the list around it. */
import { CornerDownLeft } from 'lucide-react';
import { Fragment, memo } from 'react';
import type { EditWord } from '../../../../timeline/model/edit-words.ts';
import { indexesIn, type WordRange } from '../../../../timeline/words/word-range.ts';
import { clock } from '../../../i18n/clock.ts';
import { timeInWords } from '../../../i18n/time-in-words.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';

export interface ParagraphProps {
  readonly baseId: string;
  readonly words: readonly EditWord[];
  /** All of one video. */
  readonly paragraph: WordRange;
  /** As `lang` takes it; undefined where that is not known. */
  readonly language: string | undefined;
  readonly chosen: WordRange | null;
  /** -1 outside this paragraph, so that others need not be drawn again. */
  readonly active: number;
  readonly current: number;
  readonly marked: ReadonlySet<number>;
  readonly found: ReadonlySet<number>;
  /** Where the selected segments are, on the output clock. */
  readonly selected: readonly { readonly startSec: number; readonly endSec: number }[];
}

export const WordParagraph = memo(function WordParagraph(props: ParagraphProps) {
  const { t, locale } = useTranslate();
  const { baseId, words, paragraph, language, chosen, active, current, marked, found, selected } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox, not of form fields
    <div
      role="group"
      aria-label={timeInWords(Math.round(words[paragraph.first]?.startSec ?? 0), locale)}
      className="flex gap-3 px-3 py-1.5"
    >
      <span aria-hidden className="w-9 shrink-0 pt-0.5 font-mono text-xs text-ink-soft select-none">
        {clock(words[paragraph.first]?.startSec ?? 0)}
      </span>
      <div
        role="presentation"
        dir="auto"
        lang={language}
        translate="no"
        className="min-w-0 flex-1 leading-7 select-none"
      >
        {indexesIn(paragraph).map((index) => {
          const word = words[index];
          if (word === undefined) return null;
          const isChosen = chosen !== null && index >= chosen.first && index <= chosen.last;
          const isSelected = selected.some(
            ({ startSec, endSec }) => word.startSec >= startSec - 1e-3 && word.startSec < endSec,
          );
          return (
            <Fragment key={index}>
              <span
                id={`${baseId}-${index}`}
                role="option"
                tabIndex={-1}
                data-word={index}
                data-current={index === current || undefined}
                data-marked={marked.has(index) || undefined}
                aria-label={nameOf(t, word)}
                aria-selected={isChosen}
                aria-posinset={index + 1}
                aria-setsize={words.length}
                className={`cursor-text rounded-sm px-[0.06em] py-0.5 outline-none ${lookOf({
                  isChosen,
                  isMarked: marked.has(index),
                  isFound: found.has(index),
                  isSelected,
                  isCurrent: index === current,
                  isEmphasised: word.emphasised === true,
                })} ${index === active ? 'ring-1 ring-(--focus)' : ''}`}
              >
                {word.text}
                {word.breaksAfter === true ? (
                  <CornerDownLeft size={12} aria-hidden className="ms-1 inline opacity-70" />
                ) : null}
              </span>{' '}
            </Fragment>
          );
        })}
      </div>
    </div>
  );
});

/** Its text alone is its name where it has no marks. */
function nameOf(t: Translate, { text, emphasised, breaksAfter }: EditWord): string | undefined {
  const name = emphasised === true ? t('words.emphasisedWord', { word: text }) : text;
  if (breaksAfter === true) return t('words.lineEndsAfter', { word: name });
  return emphasised === true ? name : undefined;
}

/** Meanings are told apart by form too: struck through, underlined, in bold. */
function lookOf(word: {
  isChosen: boolean;
  isMarked: boolean;
  isFound: boolean;
  isSelected: boolean;
  isCurrent: boolean;
  isEmphasised: boolean;
}): string {
  const ground = word.isChosen
    ? 'bg-score-track'
    : word.isMarked
      ? 'bg-bad-wash'
      : word.isFound
        ? 'bg-good-wash'
        : word.isSelected
          ? 'bg-raised'
          : '';
  const form = word.isMarked ? 'text-bad line-through' : word.isFound ? 'underline underline-offset-4' : '';
  const caption = word.isEmphasised ? 'font-bold underline decoration-accent decoration-2' : '';
  return `${ground} ${form} ${caption} ${word.isCurrent ? 'font-semibold' : ''}`;
}
