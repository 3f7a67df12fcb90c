/** What can be done with the selection, as a menu: the click way of every drag, for mouse, long press and keyboard. */
import { useRef } from 'react';
import { Menu, MenuItem, MenuSection, Popover } from 'react-aria-components';
import type { MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import type { Commands } from './use-commands.ts';

/** Where the menu opens, in CSS pixels of the window. */
export interface MenuPlace {
  readonly xPx: number;
  readonly yPx: number;
  /** With every tool of the row above the canvas, which has no room for all of them. */
  readonly isWhole?: boolean;
}

interface Entry {
  readonly label: MessageId;
  readonly keys: string;
  readonly run: (commands: Commands) => void;
}

const GROUPS: readonly { readonly label: MessageId; readonly entries: readonly Entry[] }[] = [
  {
    label: 'timeline.menu.playhead',
    entries: [
      { label: 'timeline.split', keys: 'S', run: (commands) => commands.split() },
      { label: 'timeline.trimLeft', keys: 'Q', run: (commands) => commands.trimLeft() },
      { label: 'timeline.trimRight', keys: 'W', run: (commands) => commands.trimRight() },
      { label: 'timeline.key.roll', keys: 'R', run: (commands) => commands.roll() },
      { label: 'timeline.menu.paste', keys: 'Ctrl V', run: (commands) => commands.paste() },
    ],
  },
  {
    label: 'timeline.menu.selection',
    entries: [
      { label: 'timeline.menu.copy', keys: 'Ctrl C', run: (commands) => commands.copy() },
      { label: 'timeline.menu.cut', keys: 'Ctrl X', run: (commands) => commands.cut() },
      { label: 'timeline.remove', keys: 'Del', run: (commands) => commands.remove() },
      { label: 'timeline.menu.earlier', keys: 'Alt Shift ←', run: (commands) => commands.nudge(-1) },
      { label: 'timeline.menu.later', keys: 'Alt Shift →', run: (commands) => commands.nudge(1) },
      { label: 'timeline.menu.slipEarlier', keys: 'Alt ,', run: (commands) => commands.slipBy(-1) },
      { label: 'timeline.menu.slipLater', keys: 'Alt .', run: (commands) => commands.slipBy(1) },
    ],
  },
  {
    label: 'timeline.menu.choose',
    entries: [
      {
        label: 'timeline.menu.andNext',
        keys: 'Shift Page ↓',
        run: (commands) => commands.selectNext(1, true),
      },
      { label: 'timeline.menu.all', keys: 'Ctrl A', run: (commands) => commands.selectAll() },
      { label: 'timeline.menu.none', keys: 'Esc', run: (commands) => commands.selectNone() },
    ],
  },
];

const TOOLS: typeof GROUPS = [
  {
    label: 'timeline.menu.marks',
    entries: [
      { label: 'timeline.markIn', keys: 'I', run: (commands) => commands.markIn() },
      { label: 'timeline.markOut', keys: 'O', run: (commands) => commands.markOut() },
      { label: 'timeline.marker', keys: 'M', run: (commands) => commands.toggleMarker() },
    ],
  },
  {
    label: 'timeline.menu.view',
    entries: [
      { label: 'timeline.redo', keys: 'Ctrl Y', run: (commands) => commands.redo() },
      { label: 'timeline.snapping', keys: 'N', run: (commands) => commands.toggleSnapping() },
      { label: 'timeline.zoomIn', keys: '+', run: (commands) => commands.zoom(1) },
      { label: 'timeline.zoomOut', keys: '-', run: (commands) => commands.zoom(-1) },
      { label: 'timeline.fit', keys: '0', run: (commands) => commands.fit() },
    ],
  },
];

export default function CommandMenu({
  place: { xPx, yPx, isWhole = false },
  commands,
  onClose,
}: {
  place: MenuPlace;
  commands: Commands;
  onClose: () => void;
}) {
  const { t } = useTranslate();
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={anchor} aria-hidden className="fixed size-px" style={{ left: xPx, top: yPx }} />
      <Popover
        triggerRef={anchor}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        placement="bottom start"
        offset={2}
        className="max-h-[80dvh] w-[18rem] overflow-y-auto rounded-card border bg-surface text-ink shadow-lg"
      >
        <Menu aria-label={t('timeline.menu')} autoFocus className="p-1.5 outline-none" onClose={onClose}>
          {(isWhole ? [...TOOLS, ...GROUPS] : GROUPS).map(({ label, entries }) => (
            <MenuSection key={label} aria-label={t(label)} className="border-b py-1 last:border-b-0">
              {entries.map((entry) => (
                <MenuItem
                  key={entry.label}
                  id={entry.label}
                  textValue={t(entry.label)}
                  onAction={() => entry.run(commands)}
                  className="flex min-h-8 cursor-pointer items-center justify-between gap-4 rounded-control px-2.5 text-sm outline-none pointer-coarse:min-h-11 data-focused:bg-raised data-hovered:bg-raised"
                >
                  <span className="min-w-0">{t(entry.label)}</span>
                  <kbd className="shrink-0 font-mono text-xs text-ink-soft max-sm:hidden pointer-coarse:hidden">
                    {entry.keys}
                  </kbd>
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </>
  );
}
