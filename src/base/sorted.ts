/** Binary search in ordered items. */

/** The first position whose value is greater than `wanted`; the length where there is none. */
export function firstAfter<Item>(
  items: ArrayLike<Item>,
  wanted: number,
  keyOf: (item: Item) => number,
  from = 0,
): number {
  let low = from;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle] as Item;
    if (keyOf(item) > wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The value nearest to `wanted` in an ordered list; null where it is empty. */
export function nearestValue<Item>(
  items: ArrayLike<Item>,
  wanted: number,
  keyOf: (item: Item) => number,
): number | null {
  const at = firstAfter(items, wanted, keyOf);
  const before = at > 0 ? keyOf(items[at - 1] as Item) : null;
  const after = at < items.length ? keyOf(items[at] as Item) : null;
  if (before === null || after === null) return before ?? after;
  return wanted - before <= after - wanted ? before : after;
}
