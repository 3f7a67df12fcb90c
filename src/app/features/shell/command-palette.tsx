/** One field that reaches everything: type, choose by arrows, Enter. */
import { useLayoutEffect, useRef, useState } from 'react';
import { Autocomplete, Header, Input, Menu, MenuItem, MenuSection, SearchField } from 'react-aria-components';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { keepTold } from '../../ui/assistive/keep-told.ts';
import { Spoken } from '../../ui/assistive/spoken.tsx';
import { isComposing } from '../../ui/fields/is-composing.ts';
import type { FramedPage } from './framed-page.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

export default function CommandPalette({
  pages,
  onClose,
}: {
  pages: readonly FramedPage[];
  onClose: () => void;
}) {
  const { t } = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const groups = usePaletteGroups(typed, pages);
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0);
  // Before it leaves the page: closed later, it could not give focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    keepTold(element);
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      data-palette
      aria-label={t('palette.title')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      className="mx-auto mt-[max(1rem,12dvh)] mb-auto w-[min(94vw,38rem)] overflow-hidden rounded-card border bg-surface p-0 text-ink shadow-lg backdrop:bg-black/50"
    >
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchField aria-label={t('palette.title')} className="border-b">
          <Input
            placeholder={t('palette.placeholder')}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && !isComposing(event)) onClose();
            }}
            className="h-13 w-full bg-transparent px-5 text-base outline-none placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
          />
        </SearchField>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          aria-label={t('palette.results')}
          className="max-h-[min(60dvh,28rem)] overflow-y-auto outline-none focus-visible:outline-2 -outline-offset-2"
        >
          <Menu
            aria-label={t('palette.results')}
            className="p-2 outline-none"
            renderEmptyState={() => (
              <p className="px-3 py-8 text-center text-sm text-ink-soft">{t('palette.nothing')}</p>
            )}
          >
            {groups.map(({ title, commands }) => (
              <MenuSection key={title} id={title} className="pb-2">
                <Header className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-soft">{title}</Header>
                {commands.map(({ id, label, hint, run }) => (
                  <MenuItem
                    key={id}
                    id={`${title} ${id}`}
                    textValue={label}
                    onAction={() => {
                      onClose();
                      run();
                    }}
                    className="flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-control px-3 text-sm outline-none max-md:min-h-11 data-focused:bg-raised data-hovered:bg-raised"
                  >
                    <span className="truncate">{label}</span>
                    {hint === undefined ? null : (
                      <kbd translate="no" className="font-mono text-xs text-ink-soft">
                        {hint}
                      </kbd>
                    )}
                  </MenuItem>
                ))}
              </MenuSection>
            ))}
          </Menu>
        </section>
      </Autocomplete>
      <Spoken text={typed.trim() === '' ? '' : t('palette.found', { count })} />
    </dialog>
  );
}
