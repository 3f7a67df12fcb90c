/** Boot: language, look, the ways to reach a service, and the program. */
import './base/browser/older-browsers.ts';
import './base/browser/without-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { connectFirst } from './app/data/connection/session.tsx';
import { activate, preferredLocale } from './app/i18n/translate.ts';
import { LOCALE_KEY } from './app/i18n/use-translate.tsx';
import { askAcrossOriginsWhereRefused } from './app/ui/browser/ask-across-origins.ts';
import { forgiveLateTransitions } from './app/ui/browser/late-transitions.ts';
import { showChosenAppearance } from './app/ui/theme/appearance.ts';
import './app/ui/theme/theme.css';
import { doWithoutStorageWhereBlocked } from './base/browser/without-storage.ts';
import { browserHost } from './browser-host.ts';

const root = document.getElementById('root');
// Taken away where the browser is too old (`hosts/browser/can-start.ts`).
if (root !== null) await start(root);

async function start(root: HTMLElement): Promise<void> {
  await doWithoutStorageWhereBlocked();
  const first = connectFirst(browserHost);
  const locale = preferredLocale(localStorage.getItem(LOCALE_KEY), navigator.languages);
  showChosenAppearance();
  askAcrossOriginsWhereRefused();
  forgiveLateTransitions(document);
  await activate(locale);
  createRoot(root).render(
    <StrictMode>
      <App host={browserHost} locale={locale} first={first} />
    </StrictMode>,
  );
  // Browsers translate a page that is there, and some give no focus to what is pressed in it.
  const [{ outlastTranslation }, { focusPressed }] = await Promise.all([
    import('./app/ui/browser/outlast-translation.ts'),
    import('./app/ui/assistive/focus-pressed.ts'),
  ]);
  outlastTranslation(document.body);
  focusPressed(document.body);
}
