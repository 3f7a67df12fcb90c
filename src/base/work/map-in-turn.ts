/** The first item the question says yes to, asked one after the other. */
export async function findInTurn<Item>(
  items: Iterable<Item>,
  isIt: (item: Item) => Promise<boolean>,
): Promise<Item | undefined> {
  for (const item of items) if (await isIt(item)) return item;
  return undefined;
}

/** Maps one after the other: for work that shares a connection, where side by side would gain nothing. */
export async function mapInTurn<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
