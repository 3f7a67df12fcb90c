/** The button of the command palette and the keys that open it and the map of all keys. */
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { openPart } from '../../i18n/translate.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { areLettersOn } from '../../parts/letter-keys.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const CommandPalette = lazyPart(
  async () => {
    const [palette] = await Promise.all([import('./command-palette.tsx'), openPart('palette')]);
    return palette;
  },
  { Frame: NotLoadedDialog },
);
const KeyMapDialog = lazyPart(
  async () => {
    const parts = ['palette', 'review', 'timeline'] as const;
    const [dialog] = await Promise.all([import('./key-map-dialog.tsx'), ...parts.map(openPart)]);
    return dialog;
  },
  { Frame: NotLoadedDialog },
);

const MAC = /mac/i.test(navigator.userAgent);

export function CommandBar() {
  const { t } = useTranslate();
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'k' && (MAC ? event.metaKey : event.ctrlKey) && !event.shiftKey) {
        if (document.querySelector('dialog[open]:not([data-palette])') !== null) return;
        event.preventDefault();
        setOpen((now) => (now === 'palette' ? null : 'palette'));
      }
      if (event.key !== '?' || isTyping(event.target) || !areLettersOn()) return;
      // A page with keys of its own shows those; it hears the key after this.
      setTimeout(() => {
        if (!event.defaultPrevented && document.querySelector('dialog[open]') === null) setOpen('keys');
      });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const close = (): void => setOpen(null);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts={MAC ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        onClick={() => setOpen('palette')}
        className="inline-flex size-11 shrink-0 items-center justify-center gap-2 rounded-control text-sm text-ink-soft hover:bg-raised hover:text-ink md:h-9 md:w-auto md:border md:bg-surface md:px-3"
      >
        <Search size={16} aria-hidden />
        <span className="max-md:sr-only">{t('palette.open')}</span>
        <kbd className="ml-2 hidden font-mono text-xs md:inline" aria-hidden>
          {MAC ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      {open === 'palette' ? <CommandPalette onClose={close} onKeys={() => setOpen('keys')} /> : null}
      {open === 'keys' ? <KeyMapDialog onClose={close} /> : null}
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

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type=range], [type=radio], [type=checkbox])'))
  );
}
