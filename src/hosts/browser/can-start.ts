/**
 * Runs before the program and apart from it, in a language that old browsers read too: where the program cannot run, or does
 * not come, the page shows the words it has for that (`placed-page-plugin.ts`), and does not stay empty.
 */
import type { Lost } from './placed-page-plugin.ts';

const root = document.getElementById('root');
/** The youngest of what nothing here goes without: Chromium 114, Firefox 125 and Safari 17 are the first to have both. */
const isNewEnough = 'popover' in HTMLElement.prototype && 'Segmenter' in Intl;

if (isNewEnough) addEventListener('error', sayWhereNothingCame, true);
else {
  // The program does not start without it.
  root?.remove();
  say('old');
}

/** A script that did not come or threw; extensions of a browser have scripts of their own here. */
function sayWhereNothingCame(event: Event): void {
  const { target } = event;
  const from =
    target instanceof HTMLScriptElement ? target.src : event instanceof ErrorEvent ? event.filename : '';
  if (from.startsWith(location.origin) && root?.childElementCount === 0) say('absent');
}

function say(why: Lost): void {
  const lang = navigator.language.startsWith('it') ? 'it' : 'en';
  document.documentElement.lang = lang;
  const words = document.querySelector<HTMLElement>(`[data-lost=${why}][lang=${lang}]`);
  words?.removeAttribute('hidden');
  words?.classList.add('shown');
}
