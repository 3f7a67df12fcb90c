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
  const onFocusIn = ({ target }: FocusEvent): void => {
    byKeyboard = (target as Element).matches(':focus-visible');
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) return;
    const lost = target as Element;
    // What goes is still in its place now, and gone when the next picture is drawn.
    const around = [...ancestorsOf(lost)];
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body || canHaveFocus(lost)) return;
      const near = around.find((element) => element.isConnected && landingIn(element, main) !== null) ?? main;
      const landing = landingIn(near, main) ?? main;
      if (!landing.hasAttribute('tabindex')) landing.tabIndex = -1;
      // Pages scroll to where they were left; those who point with a mouse look elsewhere.
      landing.focus({ preventScroll: near.contains(main) || !byKeyboard });
    });
  };
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
  };
}

function* ancestorsOf(element: Element): Iterable<HTMLElement> {
  for (let one = element.parentElement; one !== null; one = one.parentElement) yield one;
}

function canHaveFocus(element: Element): boolean {
  return element.isConnected && element.checkVisibility() && !element.matches(':disabled');
}

/** Around the pages only what stands in them counts: the frame is the same everywhere. */
function landingIn(element: HTMLElement, main: HTMLElement): HTMLElement | null {
  if (!element.checkVisibility()) return null;
  if (element !== main && element.contains(main)) return landingIn(main, main);
  const headings = [...element.querySelectorAll<HTMLElement>(HEADINGS)];
  const seen = headings.find((heading) => heading.checkVisibility());
  return seen ?? (element.hasAttribute('tabindex') ? element : null);
}
