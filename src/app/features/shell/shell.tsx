/** The frame around every page: rail, top bar, the page itself. On phones the rail is a bar at the bottom. */
import { CodeXml, Coins, Ellipsis, Film, FolderOpen, House, Settings, Wrench } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useSessionState } from '../../data/session.tsx';
import type { MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Link } from '../../ui/link.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

/** Only of use once a service is there, so it loads after the first paint. */
const ShellTools = lazyPart(() => import('./shell-tools.tsx'), { Frame: NotLoadedTools });

interface Place {
  readonly to: string;
  readonly label: MessageId;
  readonly icon: ReactNode;
  /** What an address of the place begins with; left out where that is its own address. */
  readonly within?: RegExp;
}

/** In the bar of a phone, and first in the rail. */
const FIRST: readonly Place[] = [
  { to: PATHS.home.to(), label: 'nav.home', icon: <House size={20} aria-hidden /> },
  { to: PATHS.assets.to(), label: 'nav.assets', icon: <FolderOpen size={20} aria-hidden /> },
  {
    to: PATHS.projects.to(),
    label: 'nav.projects',
    icon: <Film size={20} aria-hidden />,
    within: /^\/(projects|compositions|new)\b/,
  },
  { to: PATHS.tools.to(), label: 'nav.tools', icon: <Wrench size={20} aria-hidden /> },
];

/** In the rail, and behind "More" on a phone. */
const REST: readonly Place[] = [
  { to: PATHS.credits.to(), label: 'nav.credits', icon: <Coins size={20} aria-hidden /> },
  { to: PATHS.developer.to(), label: 'nav.developer', icon: <CodeXml size={20} aria-hidden /> },
  { to: PATHS.settings.to(), label: 'nav.settings', icon: <Settings size={20} aria-hidden /> },
];

const IN_RAIL =
  'min-h-12 min-w-14 flex-col items-center justify-center gap-0.5 rounded-control px-1 py-1.5 text-[0.6875rem] font-medium text-ink-soft hover:text-ink aria-[current=page]:text-ink md:aria-[current=page]:bg-raised';

function PlaceLink({ place, className, onClick }: { place: Place; className: string; onClick?: () => void }) {
  const { t } = useTranslate();
  const { pathname } = useLocation();
  const isUnder = place.to !== PATHS.home.to() && `${pathname}/`.startsWith(`${place.to}/`);
  const isHere = place.within?.test(pathname) ?? (isUnder || pathname === place.to);
  return (
    <Link
      to={place.to}
      aria-current={isHere ? 'page' : undefined}
      className={className}
      {...(onClick === undefined ? {} : { onClick })}
    >
      {place.icon}
      {t(place.label)}
    </Link>
  );
}

/** Opened and closed by the platform, so that it costs the first load nothing. */
function More() {
  const { t } = useTranslate();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" popoverTarget="more" className={`flex md:hidden ${IN_RAIL}`}>
        <Ellipsis size={20} aria-hidden />
        {t('nav.more')}
      </button>
      <div
        ref={menu}
        id="more"
        popover="auto"
        className="fixed inset-auto right-3 bottom-18 m-0 min-w-48 rounded-card border bg-surface p-1.5 text-ink shadow-lg"
      >
        {REST.map((place) => (
          <PlaceLink
            key={place.to}
            place={place}
            onClick={() => menu.current?.hidePopover()}
            className="flex min-h-12 items-center gap-3 rounded-control px-3 text-sm font-medium hover:bg-raised aria-[current=page]:bg-raised"
          />
        ))}
      </div>
    </>
  );
}

export function Shell() {
  const { t } = useTranslate();
  const { state } = useSessionState();
  const main = useRef<HTMLElement>(null);
  useEffect(() => (main.current === null ? undefined : keepFocus(main.current)), []);
  return (
    <div className="flex min-h-dvh flex-col md:flex-row">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-ink px-4 py-2 text-desk focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('nav.skip')}
      </a>
      <nav
        aria-label={t('nav.label')}
        className="fixed inset-x-0 bottom-0 z-30 flex h-16 items-center justify-around border-t bg-surface md:sticky md:inset-auto md:items-stretch md:top-0 md:h-dvh md:w-[4.75rem] md:shrink-0 md:flex-col md:justify-start md:gap-1 md:overflow-y-auto md:border-t-0 md:border-r md:px-2 md:py-3"
      >
        <img src="/icon.svg" alt="" className="mx-auto mb-3 hidden size-9 md:block" />
        {FIRST.map((place) => (
          <PlaceLink key={place.to} place={place} className={`flex ${IN_RAIL}`} />
        ))}
        {REST.map((place) => (
          <PlaceLink
            key={place.to}
            place={place}
            className={`hidden md:flex ${place.to === PATHS.settings.to() ? 'md:mt-auto' : ''} ${IN_RAIL}`}
          />
        ))}
        <More />
      </nav>
      <div className="flex min-w-0 flex-1 flex-col pb-16 md:pb-0">
        <header className="sticky top-0 z-20 flex min-h-13 items-center justify-between gap-x-3 border-b bg-desk/90 px-4 backdrop-blur has-[.missing]:flex-wrap has-[.missing]:pt-3 sm:px-6">
          <Breadcrumb />
          {state.status === 'ready' ? <ShellTools /> : null}
        </header>
        <main ref={main} id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          <Outlet />
        </main>
      </div>
      <ScrollRestoration />
    </div>
  );
}

/** Below where they would be, over the whole width: the page goes on without them. */
function NotLoadedTools({ children }: { children?: ReactNode }) {
  return (
    <div className="missing w-full py-3 *:sm:flex-row *:sm:items-center *:sm:justify-between">{children}</div>
  );
}
