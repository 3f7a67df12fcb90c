/** Says when the colours of the page became others: for canvases, which do not follow the style sheets by themselves. */
const COLOURS = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'];

/** @returns what ends it. */
export function watchAppearance(changed: () => void): () => void {
  const queries = COLOURS.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  const chosen = new MutationObserver(changed);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-contrast'] });
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
    chosen.disconnect();
  };
}
