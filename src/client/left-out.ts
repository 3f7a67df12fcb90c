/**
 * What was left out of lists because it could not be read, list by list, so that whoever shows a list, counts it or acts
 * on all of it knows that it is not all there is. A list is named by its operation and what it was asked with, but its pages.
 */
import { fillPath, queryString } from '../contract/request-path.ts';
import type { UnreadItem } from './unread-items.ts';

/** One page of a list, as it is asked for. */
export interface ListPage {
  /** Path and filters, without cursor and limit. */
  readonly address: string;
  /** null for the first. */
  readonly cursor: string | null;
}

export interface LeftOut {
  /** Told of each page as it was read. @param nextCursor null for the last one */
  heard(page: ListPage, unread: readonly UnreadItem[], nextCursor: string | null): void;
  /** Of a list that was read before this page, until it is read here. */
  recall(address: string, unread: readonly UnreadItem[]): void;
  /** Of all its pages that hang together; each entry once. The same array until it changes. */
  of(address: string): readonly UnreadItem[];
  /** How often something has changed. */
  changes(): number;
  /** Told when something changes. @returns ends the subscription. */
  subscribe(listener: () => void): () => void;
}

interface HeardPage {
  readonly unread: readonly UnreadItem[];
  readonly nextCursor: string | null;
}

const NONE: readonly UnreadItem[] = [];

export function createLeftOut(): LeftOut {
  const lists = new Map<string, Map<string | null, HeardPage>>();
  const all = new Map<string, readonly UnreadItem[]>();
  const listeners = new Set<() => void>();
  let changes = 0;
  const know = (address: string, after: readonly UnreadItem[]): void => {
    if (JSON.stringify(all.get(address) ?? NONE) === JSON.stringify(after)) return;
    all.set(address, after);
    changes += 1;
    for (const listener of [...listeners]) listener();
  };
  return {
    heard({ address, cursor }, unread, nextCursor) {
      const isOnlyPage = cursor === null && nextCursor === null;
      if (isOnlyPage && unread.length === 0 && !all.has(address) && !lists.has(address)) return;
      const pages = lists.get(address) ?? new Map<string | null, HeardPage>();
      lists.set(address, pages.set(cursor, { unread, nextCursor }));
      know(address, together(pages));
    },
    recall(address, unread) {
      if (!lists.has(address)) know(address, unread);
    },
    of: (address) => all.get(address) ?? NONE,
    changes: () => changes,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** @param path as the table of operations has it */
export function listPageOf(
  path: string,
  input: {
    readonly params?: Readonly<Record<string, unknown>>;
    readonly query?: Readonly<Record<string, unknown>>;
  },
): ListPage {
  const { cursor, limit: _, ...filters } = input.query ?? {};
  return {
    address: fillPath(path, input.params ?? {}) + queryString(filters),
    cursor: cursor === undefined ? null : String(cursor),
  };
}

/** From the first page on, each names the next; pages that none names any more are forgotten. */
function together(pages: Map<string | null, HeardPage>): readonly UnreadItem[] {
  const chain = new Set<string | null>();
  const unread: UnreadItem[] = [];
  for (let cursor: string | null = null; !chain.has(cursor); ) {
    const page = pages.get(cursor);
    if (page === undefined) break;
    chain.add(cursor);
    unread.push(...page.unread);
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  for (const cursor of pages.keys()) if (!chain.has(cursor)) pages.delete(cursor);
  return unread.filter(({ id }, index) => id === null || unread.findIndex((one) => one.id === id) === index);
}
