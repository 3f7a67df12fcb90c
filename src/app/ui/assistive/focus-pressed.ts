/**
 * Gives a control focus that is pressed where the browser does not: on Macs, iPhones and iPads Safari gives none to buttons
 * and boxes, nor does Firefox on Macs. A field that saves when it is left would save before the press on "Cancel"
 * beside it, and what waits for a key where somebody pressed would not hear it. Whether a browser does is seen at a press.
 */
const PRESSED = 'button, summary, input[type=checkbox], input[type=radio]';

/** Call once a page. */
export function focusPressed(body: HTMLElement): void {
  let isGiven = true;
  let pressed: HTMLElement | null = null;
  body.addEventListener(
    'mousedown',
    (event) => {
      pressed = event.button === 0 ? controlOf(event) : null;
      if (isGiven || pressed === null) return;
      // What the browser does by itself would take it away again.
      event.preventDefault();
      pressed.focus({ preventScroll: true });
    },
    true,
  );
  body.addEventListener(
    'mouseup',
    (event) => {
      const { activeElement } = document;
      if (pressed === null || pressed !== controlOf(event) || pressed === activeElement) return;
      // Anywhere else somebody led it; what stands around the control has it where the browser gave it none.
      if (activeElement?.contains(pressed) !== true) return;
      isGiven = false;
      pressed.focus({ preventScroll: true });
    },
    true,
  );
}

function controlOf({ target }: MouseEvent): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
  return control?.matches(':disabled') === false ? control : null;
}
