/**
 * Works through a list with at most `most` of its items under way, in their order.
 * @param work what is done with one; it never rejects, or what was begun ends and the rejection is passed on.
 */
export async function forEachConcurrent<Item>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  const ends = await Promise.allSettled(Array.from({ length: Math.min(most, items.length) }, worker));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
