/** Numbers that look random and are the same for the same seed (mulberry32, public domain). */
export interface RandomNumbers {
  /** From 0, below `end`. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

export function randomNumbers(seed: number): RandomNumbers {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
  };
}
