let reduced: MediaQueryList | undefined;

/** False where the reader asked the system for less motion. */
export function wantsMotion(): boolean {
  reduced ??= matchMedia('(prefers-reduced-motion: reduce)');
  return !reduced.matches;
}
