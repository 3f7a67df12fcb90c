/** The parts of the developer page, each with an address of its own. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { NavLink } from '../../ui/link.tsx';

export const PARTS = ['keys', 'webhooks', 'verify', 'reference', 'requests'] as const;
export type DeveloperPart = (typeof PARTS)[number];

export function DeveloperNav() {
  const { t } = useTranslate();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the last parts are out of sight: the open one is brought in, also when the window gets narrower.
  useEffect(() => {
    const shown = nav.current;
    if (shown === null) return;
    const showOpen = () =>
      shown.querySelector(`[href="${pathname}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const watch = new ResizeObserver(showOpen);
    watch.observe(shown);
    return () => watch.disconnect();
  }, [pathname]);
  return (
    <nav
      ref={nav}
      aria-label={t('nav.developer')}
      className="no-scrollbar mb-6 flex gap-1 overflow-x-auto border-b"
    >
      {PARTS.map((part) => (
        <NavLink
          key={part}
          to={PATHS.developer.to(part)}
          className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-ink-soft hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:text-ink"
        >
          {t(`developer.part.${part}`)}
        </NavLink>
      ))}
    </nav>
  );
}
