/**
 * Pictures and films of another origin on an isolated page. Where a browser shows only what says that it may be shown
 * (`require-corp`, all that Safari knows), a file without that word is refused, and may still come with the leave that
 * services give to scripts (CORS). It is the second way, because files of many stores come only without it.
 */

type Shown = HTMLImageElement | HTMLMediaElement;

/** For all elements of the page, before anybody is told that one failed. */
export function askAcrossOriginsWhereRefused(): void {
  document.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      const isShown = target instanceof HTMLImageElement || target instanceof HTMLMediaElement;
      if (isShown && askAcrossOrigins(target)) event.stopImmediatePropagation();
    },
    // Errors of elements do not bubble.
    true,
  );
}

/** false where there is nothing to try. */
export function askAcrossOrigins(element: Shown): boolean {
  if (!crossOriginIsolated || element.crossOrigin !== null) return false;
  // What was shown before is let through: it was lost in another way.
  if (element instanceof HTMLMediaElement && element.readyState > HTMLMediaElement.HAVE_NOTHING) return false;
  const { src } = element;
  if (!/^https?:/.test(src) || new URL(src).origin === location.origin) return false;
  element.crossOrigin = 'anonymous';
  element.src = src;
  return true;
}
