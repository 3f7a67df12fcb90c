/** One transaction at a time on one connection, in the order they came. */

export interface Turn {
  isTaken(): boolean;
  /** Resolves once everybody before is done; `give` must follow. */
  take(): Promise<void>;
  /** To the one that waits longest. */
  give(): void;
}

export function createTurn(): Turn {
  const waiting: (() => void)[] = [];
  let taken = false;
  return {
    isTaken: () => taken,
    take: async () => {
      if (taken) await new Promise<void>((resolve) => waiting.push(resolve));
      taken = true;
    },
    give: () => {
      const next = waiting.shift();
      // It stays taken meanwhile: nobody who comes now goes before the next one.
      if (next === undefined) taken = false;
      else next();
    },
  };
}
