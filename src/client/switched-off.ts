/**
 * Operations that the service said it does not offer. Nothing tells which these are before one is asked for, so who offers
 * it to people knows from the first answer on, for as long as the client is there.
 */
export interface SwitchedOff {
  has(operation: string): boolean;
  /** Told when one more is known. @returns ends the subscription. */
  subscribe(listener: () => void): () => void;
}

export interface HeardSwitchedOff extends SwitchedOff {
  heard(operation: string): void;
}

export function createSwitchedOff(): HeardSwitchedOff {
  const known = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    has: (operation) => known.has(operation),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    heard(operation) {
      known.add(operation);
      for (const listener of [...listeners]) listener();
    },
  };
}
