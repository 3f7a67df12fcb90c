/** What can be done with the selection, as a menu: the click way of every drag, for mouse, long press and keyboard. */
import { useRef } from 'react';
import { Menu, MenuItem, MenuSection, Popover } from 'react-aria-components';
import type { TimelineContext } from '../../commands/timeline/timeline-context.ts';
import { TIMELINE } from '../../commands/timeline/timeline-set.ts';
import { useKeyOf } from '../../commands/use-key-of.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';

/** Where the menu opens, in CSS pixels of the window. */
export interface MenuPlace {
  readonly xPx: number;
  readonly yPx: number;
  /** With every tool of the row above the canvas, which has no room for all of them. */
  readonly isWhole?: boolean;
}

/** Tools that may have no room in the row come first. */
const SECTIONS = TIMELINE.groups
  .map((group) => ({
    ...group,
    entries: Object.entries(group.commands).filter(([, { menu }]) => menu === true),
  }))
  .filter(({ entries }) => entries.length > 0)
  .toSorted((a, b) => Number(b.isRare === true) - Number(a.isRare === true));

export default function CommandMenu({
  place: { xPx, yPx, isWhole = false },
  context,
  onClose,
}: {
  place: MenuPlace;
  context: TimelineContext;
  onClose: () => void;
}) {
  const { t } = useTranslate();
  const keyOf = useKeyOf(TIMELINE);
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
          {SECTIONS.filter(({ isRare }) => isWhole || isRare !== true).map(
            ({ title = 'timeline.menu', entries }) => (
              <MenuSection key={title} aria-label={t(title)} className="border-b py-1 last:border-b-0">
                {entries.map(([name, command]) => (
                  <MenuItem
                    key={name}
                    id={name}
                    textValue={t(command.label)}
                    onAction={() => command.run(context)}
                    className="flex min-h-8 cursor-pointer items-center justify-between gap-4 rounded-control px-2.5 text-sm outline-none pointer-coarse:min-h-11 data-focused:bg-raised data-hovered:bg-raised"
                  >
                    <span className="min-w-0">{t(command.label)}</span>
                    <kbd
                      translate="no"
                      className="shrink-0 font-mono text-xs text-ink-soft max-sm:hidden pointer-coarse:hidden"
                    >
                      {keyOf(command).cap}
                    </kbd>
                  </MenuItem>
                ))}
              </MenuSection>
            ),
          )}
        </Menu>
      </Popover>
    </>
  );
}
