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

/** Up to two values on either side of `wanted` in an ordered list: the two nearest ones are among them. */
export function valuesAround<Item>(
  items: readonly Item[],
  wanted: number,
  keyOf: (item: Item) => number,
): number[] {
  const at = firstAfter(items, wanted, keyOf);
  return items.slice(Math.max(0, at - 2), at + 2).map(keyOf);
}
