/**
 * Devices without a sound output: Firefox breaks off what has no picture there, in words of its own; muted it goes on.
 * Other browsers go on unheard by themselves.
 */

/** What the element failed with was that, and nothing about its file. */
export function wantsSoundOutput({ error }: HTMLMediaElement): boolean {
  return error?.message.includes('MediaSinkAudioError') === true;
}

/** Opens the same file again muted, where it stood; false where the element failed with something else. */
export function goOnUnheard(element: HTMLMediaElement): boolean {
  if (!wantsSoundOutput(element)) return false;
  const { currentTime, paused } = element;
  element.muted = true;
  element.load();
  element.currentTime = currentTime;
  // A browser that refuses to play stands at the right place all the same.
  if (!paused) element.play().catch(() => undefined);
  return true;
}
