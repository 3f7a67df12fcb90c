/**
 * Holds a build to a path of a site, at which it works, and has its page say so where the program does not start: its browser
 * is too old, or its files do not come. A browser draws nothing before the style sheet of a page has come or failed: what
 * comes hides the words, so that nobody sees them beside the program. Where it came, `can-start.ts` shows those that are
 * true. No catalog is there by then. Used by vite.config.ts, not by the program.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Why the program of a page did not start. */
export type Lost = 'old' | 'absent';

export function placedPage(): Plugin {
  let base = '/';
  let script = { fileName: '', source: '' };
  return {
    name: 'cliproom:placed-page',
    apply: 'build',
    configResolved(config) {
      base = config.base;
      // The page lies at many addresses and names its scripts from the top, and workers are of its own origin.
      if (!/^\/(?!\/)/.test(base)) throw new Error(`--base takes a path such as /cliproom/, not "${base}".`);
    },
    async buildStart() {
      script = await canStart();
    },
    transformIndexHtml: () => [
      // Deferred scripts run in their order, and the program is one.
      { tag: 'script', attrs: { defer: true, src: base + script.fileName }, injectTo: 'head-prepend' },
      ...(['absent', 'old'] as const).flatMap((why) =>
        Object.entries(WORDS[why]).map(([lang, { title, words }]) => ({
          tag: 'main',
          attrs: { class: 'lost', 'data-lost': why, lang, hidden: why === 'old' },
          children: `<h1>${title}</h1><p>${words(base)}</p>`,
          injectTo: 'body' as const,
        })),
      ),
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', ...script });
    },
  };
}

/** One file without modules, for browsers that know none; the page's are for those that do. */
async function canStart(): Promise<{ readonly fileName: string; readonly source: string }> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2015',
      rolldownOptions: { input: join(import.meta.dirname, 'can-start.ts'), output: { format: 'iife' } },
    },
  });
  const [result] = [built].flat();
  if (result === undefined || !('output' in result)) throw new Error('can-start.ts was not built.');
  const source = result.output[0].code;
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { fileName: `assets/can-start-${hash}.js`, source };
}

const COMMAND = '<code>npm run build -- --base=/…/</code>';

interface Said {
  readonly title: string;
  readonly words: (base: string) => string;
}

const WORDS: Readonly<Record<Lost, Readonly<Record<'en' | 'it', Said>>>> = {
  absent: {
    en: {
      title: 'Cliproom could not be loaded',
      words: (base) =>
        `Not all of its files came from below <code>${base}</code>, where this page looks for them. Load the page again. If that does not help, look whether your network or an extension of your browser holds them back. Where it loads for nobody, whoever put this page here has to build it for this address: ${COMMAND}`,
    },
    it: {
      title: 'Non è stato possibile caricare Cliproom',
      words: (base) =>
        `Non tutti i suoi file sono arrivati da sotto <code>${base}</code>, dove questa pagina li cerca. Ricarica la pagina. Se non basta, controlla se la rete o un’estensione del browser li trattiene. Se non si carica per nessuno, chi ha messo qui questa pagina deve costruirla per questo indirizzo: ${COMMAND}`,
    },
  },
  old: {
    en: {
      title: 'Cliproom needs a newer browser',
      words: () =>
        'It runs in Chrome or Edge 114, Firefox 125, Safari 17 (iOS 17), and in every later version. What you made here is still there when you have updated it.',
    },
    it: {
      title: 'Cliproom ha bisogno di un browser più recente',
      words: () =>
        'Funziona con Chrome o Edge 114, Firefox 125, Safari 17 (iOS 17) e con ogni versione successiva. Quello che hai creato qui ci sarà ancora dopo l’aggiornamento.',
    },
  },
};
