/**
 * Says when the colours of the page became others, or its dots finer or coarser, as on another screen: for canvases, which
 * do not follow by themselves.
 */
const COLOURS = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'];

/** @returns what ends it. */
export function watchAppearance(changed: () => void): () => void {
  const watching = new AbortController();
  for (const query of COLOURS) matchMedia(query).addEventListener('change', changed, watching);
  watchDensity(changed, watching.signal);
  const chosen = new MutationObserver(changed);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-contrast'] });
  return () => {
    watching.abort();
    chosen.disconnect();
  };
}

/** A query tells only that its own density is left. */
function watchDensity(changed: () => void, signal: AbortSignal): void {
  const left = (): void => {
    watchDensity(changed, signal);
    changed();
  };
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  query.addEventListener('change', left, { once: true, signal });
}
