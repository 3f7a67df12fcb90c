/** Every item of a paged list, for lists whose screens need the whole. */

interface Page<Item> {
  readonly data: readonly Item[];
  readonly nextCursor: string | null;
}

/** Pages are as large as the service allows. */
const PAGE = { limit: 100 } as const;

export async function readAll<Item>(
  readPage: (query: { limit: number; cursor?: string }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await readPage(cursor === undefined ? PAGE : { ...PAGE, cursor });
    items.push(...page.data);
    cursor = page.nextCursor;
  }
  return items;
}
