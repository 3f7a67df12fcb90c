/** Choices that are random to a reader and the same again for the same seed. */

export class SeededChoice {
  private state: number;

  constructor(seed: string) {
    // FNV-1a, 32 bits.
    let hash = 2_166_136_261;
    for (let at = 0; at < seed.length; at += 1) hash = Math.imul(hash ^ seed.charCodeAt(at), 16_777_619);
    this.state = hash >>> 0;
  }

  /** 0 up to, not including, `count`. */
  below(count: number): number {
    // Mulberry32.
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * count);
  }

  /** @throws RangeError for an empty list. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('There is nothing to choose from.');
    return item;
  }

  /** A new list in another order (Fisher and Yates). */
  shuffled<Item>(items: readonly Item[]): Item[] {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      const kept = mixed[last] as Item;
      mixed[last] = mixed[other] as Item;
      mixed[other] = kept;
    }
    return mixed;
  }
}
