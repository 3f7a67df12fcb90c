/**
 * The key of the palette, pressed before its script is there: what nobody hears yet is kept, and the palette opens when it
 * comes. The browser would take the press for itself meanwhile.
 */

let isWanted = false;

function onKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
  event.preventDefault();
  isWanted = !isWanted;
}

/** From the first paint of the frame. */
export function hearEarlyPalette(): () => void {
  window.addEventListener('keydown', onKey);
  return stopHearing;
}

/** Called once the palette's own keys are heard. @returns whether it was asked for before */
export function takeEarlyPalette(): boolean {
  stopHearing();
  const was = isWanted;
  isWanted = false;
  return was;
}

function stopHearing(): void {
  window.removeEventListener('keydown', onKey);
}
