/**
 * The frame around every page: rail, top bar, the page itself. On phones the rail is a bar at the bottom; within
 * editors it folds into a menu there, so that the height belongs to the picture.
 */
import { Ellipsis, Menu } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { generatePath, Outlet, ScrollRestoration, useMatches } from 'react-router';
import { inProgram } from '../../../base/browser/program-address.ts';
import { useSessionState } from '../../data/connection/session.tsx';
import { openPart } from '../../i18n/translate.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { keepFocus } from '../../ui/assistive/keep-focus.ts';
import { lazyComponent } from '../../ui/browser/lazy-component.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { usePageFoot } from '../../ui/page/page-foot.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { hearEarlyPalette } from './early-palette.ts';
import { type FramedPage, isPlace, type PlacePage } from './framed-page.ts';

/** Only of use once a service is there, so it loads after the first paint. */
const ShellTools = lazyComponent(() => import('./shell-tools.tsx'), { Frame: NotLoadedTools });

/** The same. Without it, what has no room says so by itself. */
const StorageLine = lazyComponent(
  async () => {
    const [line] = await Promise.all([import('./storage-line.tsx'), openPart('bin')]);
    return line;
  },
  { Frame: () => null },
);

/** Nothing is new before the page is there. Without them the program stays as it is. */
const ProgramLines = lazyComponent(
  async () => {
    const [lines] = await Promise.all([import('./program-lines.tsx'), openPart('offline')]);
    return lines;
  },
  { Frame: () => null },
);

const IN_RAIL =
  'min-h-12 min-w-[min(3.5rem,19vw)] flex-col items-center justify-center gap-0.5 rounded-control px-1 py-1.5 text-[0.6875rem] font-medium text-ink-soft hover:text-ink aria-[current=page]:text-ink md:min-w-full md:self-center md:px-0.5 md:aria-[current=page]:bg-raised';

function PlaceLink({
  page: { place, path, title },
  here,
  className,
  onClick,
}: {
  page: PlacePage;
  here: FramedPage | undefined;
  className: string;
  onClick?: () => void;
}) {
  const { t } = useTranslate();
  const isHere = here?.under === place.id || here?.place === place;
  return (
    <Link
      to={generatePath(path)}
      aria-current={isHere ? 'page' : undefined}
      className={className}
      {...(onClick === undefined ? {} : { onClick })}
    >
      <place.Icon size={20} aria-hidden />
      {t(title)}
    </Link>
  );
}

/** In the rail of a wide screen, and in the bar of a phone. */
const SHOWN = { first: 'flex', rest: 'hidden md:flex', last: 'hidden md:flex md:mt-auto' } as const;

const MENU = 'fixed inset-auto m-0 min-w-48 rounded-card border bg-surface p-1.5 text-ink shadow-lg';

interface Places {
  readonly places: readonly PlacePage[];
  /** The page that is open. */
  readonly here: FramedPage | undefined;
}

function PlaceRows({ places, here, onLeave }: Places & { onLeave: () => void }) {
  return places.map((page) => (
    <PlaceLink
      key={page.path}
      page={page}
      here={here}
      onClick={onLeave}
      className="flex min-h-12 items-center gap-3 rounded-control px-3 text-sm font-medium hover:bg-raised aria-[current=page]:bg-raised"
    />
  ));
}

/** Opened and closed by the platform, so that it costs the first load nothing. */
function More(rest: Places) {
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
        className={`${MENU} right-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))]`}
      >
        <PlaceRows {...rest} onLeave={() => menu.current?.hidePopover()} />
      </div>
    </>
  );
}

/** All places behind one button in the top bar. */
function FoldedPlaces(all: Places) {
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
        <PlaceRows {...all} onLeave={() => menu.current?.hidePopover()} />
      </nav>
    </>
  );
}

export function Shell({ pages }: { pages: readonly FramedPage[] }) {
  const { t } = useTranslate();
  const { state } = useSessionState();
  const here = useMatches().at(-1)?.handle as FramedPage | undefined;
  const isEditor = here?.isEditor === true;
  const places = useMemo(() => pages.filter(isPlace), [pages]);
  const rest = places.filter(({ place }) => place.row !== 'first');
  const main = useRef<HTMLElement>(null);
  usePageFoot('folded', isEditor);
  useEffect(hearEarlyPalette, []);
  useEffect(() => (main.current === null ? undefined : keepFocus(main.current)), []);
  // The viewport covers the whole screen of a phone: what is pressed keeps out of its notch and its home indicator.
  return (
    <div className="flex min-h-dvh flex-col pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] md:flex-row">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-ink px-4 py-2 text-background focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('nav.skip')}
      </a>
      <nav
        aria-label={t('nav.label')}
        className={`fixed inset-x-0 bottom-0 z-30 h-[calc(4rem+env(safe-area-inset-bottom))] pb-[env(safe-area-inset-bottom)] items-center justify-around border-t bg-surface md:sticky md:inset-auto md:items-stretch md:top-0 md:h-dvh md:w-[4.75rem] md:shrink-0 md:flex-col md:justify-start md:gap-1 md:overflow-y-auto md:border-t-0 md:border-r md:px-2 md:py-3 ${isEditor ? 'hidden md:flex' : 'flex'}`}
      >
        <img src={inProgram('icon.svg')} alt="" className="mx-auto mb-3 hidden size-9 md:block" />
        {places.map((page) => (
          <PlaceLink
            key={page.path}
            page={page}
            here={here}
            className={`${SHOWN[page.place.row]} ${IN_RAIL}`}
          />
        ))}
        <More places={rest} here={here} />
      </nav>
      <div
        className={`flex min-w-0 flex-1 flex-col md:pb-0 ${isEditor ? '' : 'pb-[calc(4rem+env(safe-area-inset-bottom))]'}`}
      >
        <header className="sticky top-0 z-20 flex min-h-13 items-center justify-between gap-x-3 border-b bg-background px-4 has-[.missing]:flex-wrap has-[.missing]:pt-3 sm:px-6">
          <div className="flex min-w-0 items-center gap-1">
            {isEditor ? <FoldedPlaces places={places} here={here} /> : null}
            <Breadcrumb />
          </div>
          {state.status === 'ready' ? <ShellTools pages={pages} /> : null}
        </header>
        {state.status === 'ready' ? <StorageLine /> : null}
        <ProgramLines />
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
