/** The button of the command palette and the keys that open it and the map of all keys. */
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { ariaKeys, keyCap } from '../../commands/chord.ts';
import { EVERYWHERE, PALETTE_KEY } from '../../commands/everywhere-set.ts';
import { useCommands } from '../../commands/open-commands.ts';
import { openPart } from '../../i18n/translate.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { lazyComponent } from '../../ui/browser/lazy-component.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { takeEarlyPalette } from './early-palette.ts';
import type { FramedPage } from './framed-page.ts';

const CommandPalette = lazyComponent(
  async () => {
    const parts = ['palette', 'keys'] as const;
    const [palette] = await Promise.all([import('./command-palette.tsx'), ...parts.map(openPart)]);
    return palette;
  },
  { Frame: NotLoadedDialog },
);
const AllKeys = lazyComponent(
  async () => {
    const [{ KeysDialog }, { COMMAND_SETS }] = await Promise.all([
      import('../../commands/keys-dialog.tsx'),
      import('../../commands/command-sets.ts'),
    ]);
    await Promise.all(COMMAND_SETS.flatMap(({ texts }) => texts).map(openPart));
    return {
      default: ({ onClose }: { onClose: () => void }) => <KeysDialog sets={COMMAND_SETS} onClose={onClose} />,
    };
  },
  { Frame: NotLoadedDialog },
);

export function CommandBar({ pages }: { pages: readonly FramedPage[] }) {
  const { t } = useTranslate();
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null);
  useCommands(EVERYWHERE, {
    togglePalette: () => setOpen((now) => (now === 'palette' ? null : 'palette')),
    showKeys: () => setOpen('keys'),
  });
  useEffect(() => {
    if (takeEarlyPalette()) setOpen('palette');
  }, []);
  const close = (): void => setOpen(null);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts={ariaKeys(PALETTE_KEY)}
        aria-haspopup="dialog"
        onClick={() => setOpen('palette')}
        className="inline-flex size-11 shrink-0 items-center justify-center gap-2 rounded-control text-sm text-ink-soft hover:bg-raised hover:text-ink md:h-9 md:w-auto md:border md:bg-surface md:px-3"
      >
        <Search size={16} aria-hidden />
        <span className="max-md:sr-only">{t('palette.open')}</span>
        <kbd translate="no" className="ml-2 hidden font-mono text-xs md:inline" aria-hidden>
          {keyCap(PALETTE_KEY)}
        </kbd>
      </button>
      {open === 'palette' ? <CommandPalette pages={pages} onClose={close} /> : null}
      {open === 'keys' ? <AllKeys onClose={close} /> : null}
    </>
  );
}

/** Named as the button that opens what is missing: the texts of its own title may be missing too. */
function NotLoadedDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslate();
  return (
    <Dialog title={t('palette.open')} closeLabel={t('keys.close')} onClose={onClose}>
      {children}
    </Dialog>
  );
}
