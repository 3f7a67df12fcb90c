/** Everything on the canvas as a list: the same things, the same selection, the same commands. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Asset } from '../../../../contract/schemas/asset.ts';
import { type Item, itemsOf } from '../../../../timeline/geometry/edit-view.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import type { TimelineActions } from '../../../commands/timeline/timeline-context.ts';
import { preciseClock } from '../../../i18n/clock.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { ClockText } from '../../../ui/assistive/clock-text.tsx';
import { useStepPx } from '../../../ui/theme/use-step-px.ts';
import { useEditorState } from '../use-editor.ts';

const ROW_STEPS = 11;

export function ItemsList({
  editor,
  assets,
  actions,
  onSeek,
}: {
  editor: Editor;
  assets: ReadonlyMap<string, Asset>;
  actions: TimelineActions;
  onSeek: (sec: number) => void;
}) {
  const { t } = useTranslate();
  const base = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const view = useEditorState(editor, () => editor.settledView());
  const selection = useEditorState(editor, (state) => state.selection);
  const items = useMemo(() => itemsOf(view), [view]);
  const [active, setActive] = useState(0);
  const rowPx = ROW_STEPS * useStepPx();
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan: 6,
  });
  const selectedAt = items.findIndex(({ id }) => selection.has(id));
  useEffect(() => {
    if (selectedAt < 0) return;
    setActive(selectedAt);
    rows.scrollToIndex(selectedAt);
  }, [selectedAt, rows]);

  const nameOf = ({ kind, id }: Item): string => {
    const view = editor.settledView();
    const asset = (assetId: string | undefined) => assets.get(assetId ?? '')?.title ?? '';
    if (kind === 'text') return view.texts.find((one) => one.id === id)?.text ?? '';
    if (kind === 'music') return asset(view.edit.music?.assetId);
    if (kind === 'audio') return asset(view.audio.find((one) => one.id === id)?.assetId);
    if (kind === 'broll') return asset(view.broll.find((one) => one.id === id)?.assetId);
    return asset(view.segments.find((one) => one.id === id)?.assetId);
  };
  const go = (to: number): void => {
    const at = Math.min(Math.max(0, to), items.length - 1);
    const item = items[at];
    if (item === undefined) return;
    setActive(at);
    rows.scrollToIndex(at);
    actions.select(item.id, false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const item = items[active];
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (by !== undefined) go(selectedAt < 0 ? active : active + by);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(items.length - 1);
    else if (event.key === 'Enter' && item !== undefined) onSeek(item.startSec);
    else if (event.key === ' ' && item !== undefined) actions.select(item.id, true);
    else return;
    event.preventDefault();
  };

  if (items.length === 0) return <p className="text-sm text-ink-soft">{t('timeline.empty')}</p>;
  return (
    <div className="flex min-h-0 flex-col gap-2">
      <p className="text-sm text-ink-soft pointer-coarse:hidden">{t('timeline.listHint')}</p>
      <div
        ref={scroller}
        role="listbox"
        tabIndex={0}
        aria-label={t('timeline.list')}
        aria-multiselectable
        aria-activedescendant={items[active] === undefined ? undefined : `${base}-${active}`}
        onKeyDown={onKeyDown}
        className="max-h-[38dvh] min-h-40 overflow-y-auto rounded-control border focus-visible:outline-offset-[-2px]"
      >
        <div className="relative" role="presentation" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const item = items[index];
            if (item === undefined) return null;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are those of the list around it
              // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the list and names the option
              <div
                key={item.id}
                id={`${base}-${index}`}
                role="option"
                aria-selected={selection.has(item.id)}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                onClick={(event) => {
                  setActive(index);
                  actions.select(item.id, event.shiftKey || event.ctrlKey || event.metaKey);
                }}
                onDoubleClick={() => onSeek(item.startSec)}
                className={`absolute inset-x-0 flex cursor-pointer items-center gap-3 border-b px-3 text-sm aria-selected:bg-score-track ${index === active ? 'bg-raised' : ''}`}
                style={{ height: rowPx, transform: `translateY(${start}px)` }}
              >
                <span className="min-w-[4rem] shrink-0 text-ink-soft">{t(`timeline.kind.${item.kind}`)}</span>
                <span className="min-w-0 flex-1 truncate">{nameOf(item)}</span>
                <span className="shrink-0 font-mono text-xs text-ink-soft">
                  <ClockText>
                    {t('timeline.fromTo', {
                      from: preciseClock(item.startSec),
                      to: preciseClock(item.endSec),
                    })}
                  </ClockText>
                </span>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
