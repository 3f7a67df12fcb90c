/** Which notices stay on screen when there are more than fit. Pure. */
import type { Notice } from './toasts.tsx';

const MOST_SHOWN = 3;

/**
 * @param notices oldest first
 * @returns at most three of them in their order, the newest among them. What says the same again takes the place of
 * what it said before, and what offers nothing to do leaves before what does.
 */
export function shownNotices(notices: readonly Notice[]): Notice[] {
  const shown = notices.filter(
    (notice, at) => !notices.slice(at + 1).some((later) => saysSame(notice, later)),
  );
  while (shown.length > MOST_SHOWN) {
    const plain = shown.findIndex(({ action }) => action === undefined);
    shown.splice(plain === -1 || plain === shown.length - 1 ? 0 : plain, 1);
  }
  return shown;
}

/** Two that each offer an undo are two, whatever they say: each takes back something else. */
function saysSame(one: Notice, other: Notice): boolean {
  return one.text === other.text && one.action === undefined && other.action === undefined;
}
