/**
 * Text for the clipboard, also where the page has no secure address and so no clipboard of its own: there the browser
 * copies what is selected. Call it as a button is pressed.
 */

/** Rejects where the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text);
  if (!copySelected(text)) throw new Error('The browser did not copy what was selected.');
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  // While a dialog is open nothing outside of it can be selected.
  (document.querySelector('dialog:modal') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
