/**
 * Lists with entries that are not of the contract's shape: a service has grown, or something between changed them. Such
 * entries are left out, so that one of them does not hide all others. Only entries of a list itself: what is inside of
 * one thing belongs together, and an edit of half of it would lose the other half.
 */
import type { z } from 'zod';

/** An entry that was left out. */
export interface UnreadItem {
  /** null where it names none. */
  readonly id: string | null;
  /** Where it differs from the contract, such as `file.sizeBytes`; empty where it is nothing like it. */
  readonly place: string;
}

export interface ReadInPart<Answer> {
  readonly answer: Answer;
  readonly unread: readonly UnreadItem[];
  /** How many entries are left in the lists that lost some. */
  readonly keptCount: number;
}

/** @returns null where the answer differs anywhere else than in entries of its lists. */
export function withoutUnread<Answer>(
  schema: z.ZodType<Answer>,
  body: unknown,
  { issues }: z.ZodError,
): ReadInPart<Answer> | null {
  const unread = new Map<string, Map<number, UnreadItem>>();
  for (const { path } of issues) {
    const [list, index, ...place] = path;
    if (typeof list !== 'string' || typeof index !== 'number') return null;
    const items = unread.get(list) ?? new Map<number, UnreadItem>();
    const isKnown = items.has(index);
    if (!isKnown) items.set(index, { id: idOf(itemsOf(body, list)[index]), place: place.join('.') });
    unread.set(list, items);
  }
  const kept = [...unread].map(
    ([list, items]) => [list, itemsOf(body, list).filter((_, index) => !items.has(index))] as const,
  );
  const read = schema.safeParse({ ...(body as object), ...Object.fromEntries(kept) });
  if (!read.success) return null;
  return {
    answer: read.data,
    unread: [...unread.values()].flatMap((items) => [...items.values()]),
    keptCount: kept.reduce((sum, [, items]) => sum + items.length, 0),
  };
}

function itemsOf(body: unknown, list: string): readonly unknown[] {
  return (body as Readonly<Record<string, readonly unknown[]>>)[list] ?? [];
}

function idOf(item: unknown): string | null {
  const { id } = (item ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' ? id : null;
}
