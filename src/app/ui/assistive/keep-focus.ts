/**
 * Keeps the place of somebody who works by keyboard. A control that goes, or is switched off, while it has focus would
 * leave focus nowhere: screen readers fall silent and Tab begins anew. Focus then goes to the heading, or the group
 * that may have it, nearest to where the control was; on a new page that is its title.
 */
const HEADINGS = 'h1, h2, h3';

/** @param main what pages stand in. Returns what ends it. */
export function keepFocus(main: HTMLElement): () => void {
  let byKeyboard = false;
  let frame = 0;
  let focused: Element | null = null;
  /** What it stood in: of what went, nothing leads to it any more. */
  let around: readonly HTMLElement[] = [];
  const land = (): void => {
    if (document.activeElement !== document.body || focused === null) return;
    // Somebody pressed beside it, and wants it nowhere.
    if (canHaveFocus(focused)) focused = null;
    else landNear();
  };
  const landNear = (): void => {
    const near = around.find((element) => element.isConnected && landingIn(element, main) !== null) ?? main;
    const landing = landingIn(near, main) ?? main;
    if (!landing.hasAttribute('tabindex')) landing.tabIndex = -1;
    // Pages scroll to where they were left; those who point with a mouse look elsewhere.
    landing.focus({ preventScroll: near.contains(main) || !byKeyboard });
  };
  /** What goes may still be in its place, and is gone when the next picture is drawn. */
  const landSoon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(land);
  };
  const onFocusIn = ({ target }: FocusEvent): void => {
    focused = target as Element;
    around = [...ancestorsOf(focused)];
    byKeyboard = focused.matches(':focus-visible');
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget === null) landSoon();
  };
  // Of what is taken out of the page only Chromium says that it lost focus.
  const removals = new MutationObserver(() => {
    if (focused?.isConnected === false) landSoon();
  });
  removals.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  return () => {
    cancelAnimationFrame(frame);
    removals.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
  };
}

function* ancestorsOf(element: Element): Iterable<HTMLElement> {
  for (let one = element.parentElement; one !== null; one = one.parentElement) yield one;
}

function canHaveFocus(element: Element): boolean {
  return element.isConnected && isDrawn(element) && !element.matches(':disabled');
}

/** `checkVisibility` came to Safari with 17.4. */
const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;

/** Around the pages only what stands in them counts: the frame is the same everywhere. */
function landingIn(element: HTMLElement, main: HTMLElement): HTMLElement | null {
  if (!isDrawn(element)) return null;
  if (element !== main && element.contains(main)) return landingIn(main, main);
  const headings = [...element.querySelectorAll<HTMLElement>(HEADINGS)];
  const seen = headings.find(isDrawn);
  return seen ?? (element.hasAttribute('tabindex') ? element : null);
}
