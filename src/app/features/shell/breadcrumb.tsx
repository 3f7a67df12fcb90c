/** Where the reader is, from the page titles that routes announce. */
import { ChevronRight } from 'lucide-react';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Link } from '../../ui/controls/link.tsx';

export interface Crumb {
  readonly label: string;
  /** Absent for the page itself. */
  readonly to?: string;
}

interface CrumbContext {
  readonly crumbs: readonly Crumb[];
  readonly setCrumbs: (crumbs: readonly Crumb[]) => void;
}

const Context = createContext<CrumbContext | null>(null);

export function BreadcrumbProvider({ children }: { children: ReactNode }) {
  const [crumbs, setCrumbs] = useState<readonly Crumb[]>([]);
  const value = useMemo(() => ({ crumbs, setCrumbs }), [crumbs]);
  return <Context value={value}>{children}</Context>;
}

/** Called by a route with its trail, outermost first. */
export function useBreadcrumb(crumbs: readonly Crumb[]): void {
  const context = use(Context);
  const trail = JSON.stringify(crumbs);
  useEffect(() => {
    context?.setCrumbs(JSON.parse(trail) as Crumb[]);
  }, [context?.setCrumbs, trail]);
}

export function Breadcrumb() {
  const { t } = useTranslate();
  const crumbs = use(Context)?.crumbs ?? [];
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={t('nav.breadcrumb')} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1 text-sm">
        {crumbs.map((crumb, position) => (
          <li
            key={`${crumb.label}${crumb.to ?? ''}`}
            className={`min-w-0 items-center gap-1 ${position < crumbs.length - 2 ? 'hidden sm:flex' : 'flex'} ${
              crumb.to === undefined ? '' : 'shrink-0'
            }`}
          >
            {position > 0 ? (
              <ChevronRight
                size={14}
                className={`shrink-0 text-ink-soft ${position === crumbs.length - 2 ? 'hidden sm:block' : ''}`}
                aria-hidden
              />
            ) : null}
            {crumb.to === undefined ? (
              <span aria-current="page" className="truncate font-medium">
                {crumb.label}
              </span>
            ) : (
              <Link
                to={crumb.to}
                className="block max-w-[24vw] truncate pointer-coarse:min-w-11 pointer-coarse:leading-[2.75rem] text-ink-soft hover:text-ink hover:underline"
              >
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
