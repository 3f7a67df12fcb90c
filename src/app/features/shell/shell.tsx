/**
 * The frame around every page: rail, top bar, the page itself. On phones the rail is a bar at the bottom; within
 * editors it folds into a menu there, so that the height belongs to the picture.
 */
import { CodeXml, Coins, Ellipsis, Film, FolderOpen, House, Menu, Settings, Wrench } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { matchPath, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useSessionState } from '../../data/session.tsx';
import type { MessageId } from '../../i18n/messages.ts';
import { openPart } from '../../i18n/translate.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Link } from '../../ui/link.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

/** Only of use once a service is there, so it loads after the first paint. */
const ShellTools = lazyPart(() => import('./shell-tools.tsx'), { Frame: NotLoadedTools });

/** The same. Without it, what has no room says so by itself. */
const StorageLine = lazyPart(
  async () => {
    const [line] = await Promise.all([import('./storage-line.tsx'), openPart('bin')]);
    return line;
  },
  { Frame: () => null },
);

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
  {
    to: PATHS.assets.to(),
    label: 'nav.assets',
    icon: <FolderOpen size={20} aria-hidden />,
    within: /^\/(assets|bin)\b/,
  },
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

/** Where a picture is worked on. */
const EDITORS = [PATHS.review.pattern, PATHS.composition.pattern, PATHS.timeline.pattern];

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

const MENU = 'fixed inset-auto m-0 min-w-48 rounded-card border bg-surface p-1.5 text-ink shadow-lg';

function PlaceRows({ places, onLeave }: { places: readonly Place[]; onLeave: () => void }) {
  return places.map((place) => (
    <PlaceLink
      key={place.to}
      place={place}
      onClick={onLeave}
      className="flex min-h-12 items-center gap-3 rounded-control px-3 text-sm font-medium hover:bg-raised aria-[current=page]:bg-raised"
    />
  ));
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
      <div ref={menu} id="more" popover="auto" className={`${MENU} right-3 bottom-18`}>
        <PlaceRows places={REST} onLeave={() => menu.current?.hidePopover()} />
      </div>
    </>
  );
}

/** All places behind one button in the top bar. */
function FoldedPlaces() {
  const { t } = useTranslate();
  const menu = useRef<HTMLElement>(null);
  return (
    <>
      <button
        type="button"
        popoverTarget="places"
        aria-label={t('nav.open')}
        title={t('nav.open')}
        className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-raised hover:text-ink md:hidden"
      >
        <Menu size={20} aria-hidden />
      </button>
      <nav
        ref={menu}
        id="places"
        popover="auto"
        aria-label={t('nav.label')}
        className={`${MENU} top-14 left-2 max-h-[calc(100dvh-4rem)] overflow-y-auto`}
      >
        <PlaceRows places={[...FIRST, ...REST]} onLeave={() => menu.current?.hidePopover()} />
      </nav>
    </>
  );
}

export function Shell() {
  const { t } = useTranslate();
  const { state } = useSessionState();
  const { pathname } = useLocation();
  const isEditor = EDITORS.some((pattern) => matchPath(pattern, pathname) !== null);
  const main = useRef<HTMLElement>(null);
  useEffect(() => (main.current === null ? undefined : keepFocus(main.current)), []);
  return (
    <div className="flex min-h-dvh flex-col md:flex-row" {...(isEditor ? { 'data-folded': true } : {})}>
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-ink px-4 py-2 text-desk focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('nav.skip')}
      </a>
      <nav
        aria-label={t('nav.label')}
        className={`fixed inset-x-0 bottom-0 z-30 h-16 items-center justify-around border-t bg-surface md:sticky md:inset-auto md:items-stretch md:top-0 md:h-dvh md:w-[4.75rem] md:shrink-0 md:flex-col md:justify-start md:gap-1 md:overflow-y-auto md:border-t-0 md:border-r md:px-2 md:py-3 ${isEditor ? 'hidden md:flex' : 'flex'}`}
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
      <div className={`flex min-w-0 flex-1 flex-col md:pb-0 ${isEditor ? '' : 'pb-16'}`}>
        <header className="sticky top-0 z-20 flex min-h-13 items-center justify-between gap-x-3 border-b bg-desk px-4 has-[.missing]:flex-wrap has-[.missing]:pt-3 sm:px-6">
          <div className="flex min-w-0 items-center gap-1">
            {isEditor ? <FoldedPlaces /> : null}
            <Breadcrumb />
          </div>
          {state.status === 'ready' ? <ShellTools /> : null}
        </header>
        {state.status === 'ready' ? <StorageLine /> : null}
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
