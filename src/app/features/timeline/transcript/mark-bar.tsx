/** What can be done with the chosen and the marked words, and what cutting them would save. */
import { Scissors, Strikethrough } from 'lucide-react';
import { useMemo } from 'react';
import type { Edit } from '../../../../timeline/model/edit.ts';
import type { EditWord } from '../../../../timeline/model/edit-words.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import { savedSec } from '../../../../timeline/words/saved-sec.ts';
import { indexesIn, type WordRange } from '../../../../timeline/words/word-range.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { CaptionMarks } from './caption-marks.tsx';
import type { Sought } from './use-cut-candidates.ts';

export function MarkBar({
  editor,
  edit,
  words,
  chosen,
  marked,
  isExtending,
  onExtend,
  onMark,
  onCut,
  onClear,
  onFind,
}: {
  editor: Editor;
  edit: Edit;
  words: readonly EditWord[];
  chosen: WordRange | null;
  marked: ReadonlySet<number>;
  isExtending: boolean;
  onExtend: (on: boolean) => void;
  onMark: () => void;
  onCut: () => void;
  onClear: () => void;
  onFind: (sought: Sought) => void;
}) {
  const { t } = useTranslate();
  const { context } = editor;
  const savesSec = useMemo(
    () =>
      marked.size === 0
        ? null
        : savedSec(edit, [{ type: 'remove_words', wordIndexes: [...marked].sort((a, b) => a - b) }], context),
    [edit, marked, context],
  );
  const isMarked = chosen !== null && indexesIn(chosen).every((index) => marked.has(index));
  const count = chosen === null ? 0 : chosen.last - chosen.first + 1;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button disabled={chosen === null} onClick={onMark}>
          <Strikethrough size={16} aria-hidden />
          {isMarked ? t('words.unmark', { count }) : t('words.mark', { count })}
        </Button>
        <CaptionMarks editor={editor} words={words} chosen={chosen} />
        <span className="hidden pointer-coarse:block">
          <Button
            aria-pressed={isExtending}
            className="min-h-11 aria-pressed:bg-raised"
            onClick={() => onExtend(!isExtending)}
          >
            {t('words.extend')}
          </Button>
        </span>
        <span className="ml-auto flex flex-wrap gap-2">
          <Button onClick={() => onFind('fillers')}>{t('words.findFillers')}</Button>
          <Button onClick={() => onFind('pauses')}>{t('words.findPauses')}</Button>
        </span>
      </div>
      {marked.size === 0 ? (
        <p className="text-xs text-ink-soft">{t('words.help')}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-2 border-t pt-3">
          <p role="status" className="mr-auto text-sm">
            {savesSec === null
              ? t('words.marked', { count: marked.size })
              : t('words.markedSaves', { count: marked.size, sec: savesSec.toFixed(1) })}
          </p>
          <Button onClick={onClear}>{t('words.clear')}</Button>
          <Button tone="primary" onClick={onCut}>
            <Scissors size={16} aria-hidden />
            {t('words.cut')}
          </Button>
        </div>
      )}
    </div>
  );
}
