/**
 * Holds a build to a path of a site, at which it works, and has its page say so where it lies at another one and none of
 * its files comes. A browser draws nothing before the style sheet of a page has come or failed: what comes hides the words,
 * so that nobody sees them beside the program. No catalog is there by then. Used by vite.config.ts, not by the program.
 */
import type { Plugin } from 'vite';

export function placedPage(): Plugin {
  let base = '/';
  return {
    name: 'cliproom:placed-page',
    apply: 'build',
    configResolved(config) {
      base = config.base;
      // The page lies at many addresses and names its scripts from the top, and workers are of its own origin.
      if (!/^\/(?!\/)/.test(base)) throw new Error(`--base takes a path such as /cliproom/, not "${base}".`);
    },
    transformIndexHtml: () =>
      Object.entries(WORDS).map(([lang, words]) => ({
        tag: 'p',
        attrs: { class: 'hidden', lang },
        children: words(base),
        injectTo: 'body',
      })),
  };
}

const COMMAND = '<code>npm run build -- --base=/…/</code>';

const WORDS: Readonly<Record<'en' | 'it', (base: string) => string>> = {
  en: (base) =>
    `Cliproom could not be loaded: its files are not below <code>${base}</code>, where this page looks for them. Load the page again. If that does not help, whoever put it here has to build it for this address: ${COMMAND}`,
  it: (base) =>
    `Non è stato possibile caricare Cliproom: i suoi file non sono sotto <code>${base}</code>, dove questa pagina li cerca. Ricarica la pagina. Se non basta, chi l’ha messa qui deve costruirla per questo indirizzo: ${COMMAND}`,
};
