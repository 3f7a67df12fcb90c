/** When a key press belongs to the page: nobody types, no dialog is open, and the focused control has no use for it. */
import { takesText } from '../ui/fields/takes-text.ts';

const TOGGLES = ['checkbox', 'button', 'submit', 'reset'];
const MOVES = /^(?:Arrow|Home$|End$|Page)/;
const SIDEWAYS = /^Arrow(?:Left|Right)$/;

export function belongsToPage({ target, key, altKey }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return false;
  if (!(target instanceof HTMLElement)) return true;
  if (takesText(target) || target.closest('[role="menu"]') !== null) return false;
  if (target instanceof HTMLInputElement)
    return key !== ' ' && (TOGGLES.includes(target.type) || !MOVES.test(key));
  // Lists leave arrows held with Alt to the page, and those to the sides that they have no use for.
  const inside = altKey || SIDEWAYS.test(key) ? '[role="tablist"]' : '[role="tablist"], [role="listbox"]';
  if (MOVES.test(key) && target.closest(inside) !== null) return false;
  return key !== ' ' || target.closest('button, a, summary, [role="listbox"]') === null;
}
