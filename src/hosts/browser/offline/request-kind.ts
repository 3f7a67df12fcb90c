/** What the service worker does with a request: nothing but for the program's own pages, its files, and shared files. Pure. */
import { SHARE_TARGET } from '../../../base/browser/installed-program.ts';
import type { Program } from './program-files.ts';

interface Asked {
  readonly url: string;
  readonly method: string;
  /** `navigate` where a page is opened. */
  readonly mode: string;
}

export type RequestKind =
  | { readonly is: 'page' }
  | { readonly is: 'file'; readonly path: string }
  | { readonly is: 'shared files' };

/**
 * Calls to a service, links to its files and everything of other origins, or beside the program on its own, are of no kind:
 * they go their way as if there were no worker, also where the same host serves both.
 */
export function kindOfRequests(
  program: Pick<Program, 'base' | 'pages' | 'atOnce' | 'onUse'>,
  origin: string,
): (asked: Asked) => RequestKind | null {
  const files = new Set([...program.atOnce, ...program.onUse].map(({ path }) => path));
  const pages = program.pages.map(patternOf);
  return ({ url, method, mode }) => {
    const { origin: asked, pathname } = new URL(url);
    if (asked !== origin || !pathname.startsWith(program.base)) return null;
    // As the program itself calls it.
    const below = pathname.slice(program.base.length - 1);
    if (method === 'POST') return below === `/${SHARE_TARGET}` ? { is: 'shared files' } : null;
    if (method !== 'GET') return null;
    // Also those of other builds: a page that was open before an update still loads its own.
    if (files.has(pathname) || OF_SOME_BUILD.test(below)) return { is: 'file', path: pathname };
    return mode === 'navigate' && pages.some((page) => page.test(below)) ? { is: 'page' } : null;
  };
}

/** Pages of the program below this address have no ending. */
const OF_SOME_BUILD = /^\/assets\/[^/]+\.\w+$/;

/** `/projects/:projectId/clips` and `/developer/:part?` */
function patternOf(page: string): RegExp {
  const parts = page.split('/').map((part) => {
    if (part === '') return '';
    if (!part.startsWith(':')) return `/${part}`;
    return part.endsWith('?') ? '(?:/[^/.]+)?' : '/[^/.]+';
  });
  return new RegExp(`^${parts.join('') || '/'}/?$`);
}
