/**
 * Looks at once when something changed, and once more a little later: work may begin, and end, behind the answer that
 * told of it. In a row of changes it looks no more often than that, and when nothing changes not at all.
 */

export const LOOK_EVERY_MS = 2000;
/** Where asking costs nothing: of an analysis of a short video little more than a second is to be seen. */
export const LOOK_OFTEN_MS = 500;

export interface Looking {
  readonly changed: () => void;
  readonly end: () => void;
}

/** @param later as `setTimeout`; gives back what stops it */
export function lookAfterChanges(
  look: () => void,
  later: (run: () => void, delayMs: number) => () => void,
  everyMs: number = LOOK_EVERY_MS,
): Looking {
  let stop: (() => void) | null = null;
  let changedSince = false;
  const lookAndRest = (): void => {
    changedSince = false;
    stop = later(lookOnceMore, everyMs);
    look();
  };
  const lookOnceMore = (): void => {
    stop = null;
    if (changedSince) lookAndRest();
    else look();
  };
  return {
    changed: () => {
      if (stop === null) lookAndRest();
      else changedSince = true;
    },
    end: () => stop?.(),
  };
}
