/**
 * Tells of links within the program that a person is about to follow: a pointer rests on one, or the keyboard has come
 * to it. Fingers scroll over links without meaning them and are not heard.
 */

const MEANT_AFTER_MS = 60;

/** @returns ends it. */
export function watchLinkIntent(onIntent: (url: URL) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = (): void => clearTimeout(timer);
  const consider = (target: EventTarget | null): void => {
    forget();
    const url = linkAt(target);
    if (url !== null) timer = setTimeout(() => onIntent(url), MEANT_AFTER_MS);
  };
  const onPointer = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') consider(event.target);
  };
  const onFocus = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) consider(event.target);
  };
  document.addEventListener('pointerover', onPointer);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', forget);
  return () => {
    forget();
    document.removeEventListener('pointerover', onPointer);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', forget);
  };
}

/** null where there is no link, or it leads out of the program, to a file, or to where one is. */
function linkAt(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  return url.origin === location.origin && url.pathname !== location.pathname ? url : null;
}
