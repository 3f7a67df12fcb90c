/** How the chosen words are written in captions: made to stand out, or the last one of its line. */
import { CornerDownLeft, Highlighter } from 'lucide-react';
import type { WordMarkChange } from '../../../../timeline/model/edit-operation.ts';
import type { EditWord } from '../../../../timeline/model/edit-words.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import type { WordRange } from '../../../../timeline/words/word-range.ts';
import { useFeature } from '../../../data/account/use-feature.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Button } from '../../../ui/controls/button.tsx';

const MARK_BUTTON = 'aria-pressed:bg-raised';

export function CaptionMarks({
  editor,
  words,
  chosen,
}: {
  editor: Editor;
  words: readonly EditWord[];
  chosen: WordRange | null;
}) {
  const { t } = useTranslate();
  if (!useFeature('timeline_word_marks')) return null;
  const range = chosen === null ? [] : words.slice(chosen.first, chosen.last + 1);
  const last = range.at(-1);
  const isEmphasised = range.length > 0 && range.every(({ emphasised }) => emphasised === true);
  const mark = (
    marked: readonly EditWord[],
    wanted: Pick<WordMarkChange, 'emphasised' | 'breaksAfter'>,
  ): void => {
    const marks = marked.map(({ assetId, sourceIndex }) => ({ assetId, sourceIndex, ...wanted }));
    editor.act(() => [{ type: 'mark_words', marks }], t('words.captionMarked'));
  };
  return (
    <>
      <Button
        className={MARK_BUTTON}
        disabled={range.length === 0 || range.length > MARKS_AT_ONCE}
        aria-pressed={isEmphasised}
        onClick={() => mark(range, { emphasised: !isEmphasised })}
      >
        <Highlighter size={16} aria-hidden />
        {t('words.emphasise')}
      </Button>
      <Button
        className={MARK_BUTTON}
        disabled={last === undefined}
        aria-pressed={last?.breaksAfter === true}
        onClick={() => last !== undefined && mark([last], { breaksAfter: last.breaksAfter !== true })}
      >
        <CornerDownLeft size={16} aria-hidden />
        {t('words.breakAfter')}
      </Button>
    </>
  );
}

/** As the contract takes them. */
const MARKS_AT_ONCE = 500;
