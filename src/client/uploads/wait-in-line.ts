/** Lines that others are called from, in whatever order, and that may be left again. */

/** What calls it lets it `go`, once it has taken it out of the line. */
export interface Waiting {
  readonly go: () => void;
}

/**
 * Resolves with the place once it is called; rejects with the signal's reason, and is in the line no more.
 * @param look called when it stands in the line: it may be its turn
 */
export function waitInLine<Place extends object>(
  line: Set<Place & Waiting>,
  place: Place,
  signal: AbortSignal,
  look: () => void,
): Promise<Place & Waiting> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const giveUp = (): void => {
      line.delete(one);
      reject(signal.reason);
    };
    const one: Place & Waiting = {
      ...place,
      go: () => {
        signal.removeEventListener('abort', giveUp);
        resolve(one);
      },
    };
    signal.addEventListener('abort', giveUp, { once: true });
    line.add(one);
    look();
  });
}
