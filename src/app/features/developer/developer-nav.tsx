/** The parts of the developer page, each with an address of its own. */
import { useRef } from 'react';
import { useHref, useLocation } from 'react-router';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { NavLink } from '../../ui/controls/link.tsx';
import { useOpenInSight } from '../../ui/lists/use-open-in-sight.ts';

export const PARTS = ['keys', 'webhooks', 'verify', 'reference', 'requests'] as const;
export type DeveloperPart = (typeof PARTS)[number];

export function DeveloperNav() {
  const { t } = useTranslate();
  const nav = useRef<HTMLElement>(null);
  useOpenInSight(nav, `[href="${useHref(useLocation().pathname)}"]`);
  return (
    <nav
      ref={nav}
      aria-label={t('nav.developer')}
      className="no-scrollbar relative mb-6 flex gap-1 overflow-x-auto border-b"
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
