/** Loads the code of a page and reads what it shows first, as soon as somebody is about to open it. Shows nothing. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchRoutes } from 'react-router';
import { useSessionState } from './data/connection/session.tsx';
import { readAhead } from './data/reads/page-reads.ts';
import type { Page } from './pages.ts';
import type { createRouter } from './router.tsx';

/** A pointer that wanders over a long list must leave the reads of a minute to the pages that are opened. */
const PAGES_A_MINUTE = 20;
const MINUTE_MS = 60_000;

export default function ReadPagesAhead({ router }: { router: ReturnType<typeof createRouter> }) {
  const { state } = useSessionState();
  const queries = useQueryClient();
  const client = state.status === 'ready' ? state.session.client : null;
  useEffect(() => {
    if (client === null || savesData()) return;
    let readAtMs: number[] = [];
    return watchLinkIntent((url) => {
      const nowMs = performance.now();
      readAtMs = readAtMs.filter((atMs) => atMs > nowMs - MINUTE_MS);
      if (readAtMs.length >= PAGES_A_MINUTE || client.connectivity.isSilent()) return;
      const match = matchRoutes(router.routes, url.pathname, router.basename)?.at(-1);
      if (match?.route.path === undefined) return;
      const { reads = [] } = match.route.handle as Page;
      readAtMs.push(nowMs);
      const { lazy } = match.route;
      // Where it fails, opening the page tries again and tells.
      if (typeof lazy === 'function') void lazy().catch(() => undefined);
      readAhead(reads, { client, queries, params: match.params });
    });
  }, [client, queries, router]);
  return null;
}

/** The reader asked to be sent as little as possible (Save-Data); not every browser can say. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

const MEANT_AFTER_MS = 60;

/**
 * Tells of links within the program that a person is about to follow: a pointer rests on one, or the keyboard has come
 * to it. Fingers scroll over links without meaning them and are not heard.
 * @returns ends it.
 */
function watchLinkIntent(onIntent: (url: URL) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = (): void => clearTimeout(timer);
  const consider = (target: EventTarget | null): void => {
    forget();
    const url = linkAt(target);
    if (url !== null) timer = setTimeout(() => onIntent(url), MEANT_AFTER_MS);
  };
  const onPointer = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') consider(event.target);
  };
  const onFocus = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) consider(event.target);
  };
  document.addEventListener('pointerover', onPointer);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', forget);
  return () => {
    forget();
    document.removeEventListener('pointerover', onPointer);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', forget);
  };
}

/** null where there is no link, or it leads out of the program, to a file, or to where one is. */
function linkAt(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  return url.origin === location.origin && url.pathname !== location.pathname ? url : null;
}
