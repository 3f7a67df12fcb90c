/** The mark on the icon of the installed program: how much work runs, or that some ended and nobody has looked. */
import { CAPABILITIES } from '../../../base/browser/browser-capabilities.ts';

let running = 0;
let endedUnseen = false;

function show(): void {
  if (!CAPABILITIES.badge()) return;
  // A number while there is one; without one it is a dot. Where no icon is installed it changes nothing.
  const shown =
    running > 0
      ? navigator.setAppBadge(running)
      : endedUnseen
        ? navigator.setAppBadge()
        : navigator.clearAppBadge();
  // Some browsers have it and give no leave: the title of the tab says the same.
  shown.catch(() => undefined);
}

export function badgeRunning(count: number): void {
  if (count === running) return;
  running = count;
  show();
}

/** Until somebody looks. */
export function badgeEnd(isUnseen: boolean): void {
  if (isUnseen === endedUnseen) return;
  endedUnseen = isUnseen;
  show();
}
