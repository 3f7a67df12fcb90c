/** The words of the edit, drawn as far as they are in sight. The current word follows the playback. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useId, useMemo } from 'react';
import type { EditView } from '../../../../timeline/geometry/edit-view.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import { paragraphsOf } from '../../../../timeline/words/paragraphs.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { useEditorState } from '../use-editor.ts';
import type { WordChoice } from './use-word-choice.ts';
import { WordParagraph } from './word-paragraph.tsx';

const PARAGRAPH_PX = 84;

export function WordList({
  editor,
  view,
  languages,
  choice,
  list,
  current,
  reveal,
  marked,
  found,
}: {
  editor: Editor;
  view: EditView;
  languages: ReadonlyMap<string, string>;
  choice: WordChoice;
  list: RefObject<HTMLDivElement | null>;
  current: number;
  /** Another object is a wish to see that word. */
  reveal: { readonly index: number } | null;
  marked: ReadonlySet<number>;
  found: ReadonlySet<number>;
}) {
  const { t } = useTranslate();
  const baseId = useId();
  const { words } = view;
  const paragraphs = useMemo(() => paragraphsOf(words), [words]);
  const selection = useEditorState(editor, (state) => state.selection);
  const selected = useMemo(
    () =>
      view.segments
        .filter(({ id }) => selection.has(id))
        .map(({ outputStartSec: startSec, outputEndSec: endSec }) => ({ startSec, endSec })),
    [view, selection],
  );
  const rows = useVirtualizer({
    count: paragraphs.length,
    getScrollElement: () => list.current,
    estimateSize: () => PARAGRAPH_PX,
    overscan: 3,
  });
  useEffect(() => {
    const show = (index: number): void => {
      const at = paragraphs.findIndex(({ last }) => index <= last);
      if (at >= 0) rows.scrollToIndex(at, { align: 'auto' });
    };
    if (reveal !== null) show(reveal.index);
  }, [reveal, paragraphs, rows]);
  useEffect(() => {
    const at = paragraphs.findIndex(({ last }) => current <= last);
    if (at >= 0 && current >= 0) rows.scrollToIndex(at, { align: 'auto' });
  }, [current, paragraphs, rows]);

  const { active, chosen, handlers } = choice;
  const isDrawn = rows.getVirtualItems().some(({ index }) => {
    const paragraph = paragraphs[index];
    return paragraph !== undefined && active >= paragraph.first && active <= paragraph.last;
  });
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={t('words.list')}
      aria-multiselectable
      aria-activedescendant={isDrawn ? `${baseId}-${active}` : undefined}
      {...handlers}
      className="max-h-[38dvh] min-h-40 lg:max-h-[25dvh] overflow-y-auto rounded-control border py-1 focus-visible:outline-offset-[-2px]"
    >
      <div className="relative" role="presentation" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const paragraph = paragraphs[index];
          if (paragraph === undefined) return null;
          const own = (word: number): number =>
            word >= paragraph.first && word <= paragraph.last ? word : -1;
          return (
            <div
              key={paragraph.first}
              ref={rows.measureElement}
              data-index={index}
              role="presentation"
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              <WordParagraph
                baseId={baseId}
                words={words}
                paragraph={paragraph}
                language={languages.get(words[paragraph.first]?.assetId ?? '')}
                chosen={chosen}
                active={own(active)}
                current={own(current)}
                marked={marked}
                found={found}
                selected={selected}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
