const TOGGLES = ['checkbox', 'button', 'submit', 'reset', 'radio', 'range'];

/** A control that takes what is typed or pasted. */
export function takesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !TOGGLES.includes(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea, select'));
}
