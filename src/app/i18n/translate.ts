/** Lingui with typed ids. Messages arrive compiled (compile-messages-plugin); formats are the platform's Intl. */
import { setupI18n } from '@lingui/core';
import { isolated } from '../../base/text/one-line.ts';
import { type CatalogPart, LOCALES, type Locale, loadCatalog, loadPart, type MessageId } from './messages.ts';

type Values = Readonly<Record<string, string | number>>;
export type Translate = (id: MessageId, values?: Values) => string;

/** What a newer service names may have no words here: it is asked for all the same (`words-of-code.ts`). */
const i18n = setupI18n({ missing: (_locale, id) => id });

/** Parts that pages have asked for; a change of language brings them along. */
const opened = new Set<CatalogPart>();
let activating: Promise<void> = Promise.resolve();

/** Rejects where a file of the language cannot be loaded: the language before it stays. */
export function activate(locale: Locale): Promise<void> {
  const loading = load(locale);
  // Pages wait for it, and open without it.
  activating = loading.catch(() => undefined);
  return loading;
}

async function load(locale: Locale): Promise<void> {
  const parts = await Promise.all([
    loadCatalog(locale),
    ...[...opened].map((part) => loadPart(part, locale)),
  ]);
  i18n.loadAndActivate({ locale, messages: Object.assign({}, ...parts) });
  document.documentElement.lang = locale;
}

/** Loads the texts of a page that the first screen does without. */
export async function openPart(part: CatalogPart): Promise<void> {
  opened.add(part);
  await activating;
  const locale = i18n.locale as Locale;
  i18n.load(locale, { ...(await loadPart(part, locale)) });
}

export const translate: Translate = (id, values) =>
  i18n._(id, values === undefined ? undefined : isolatedValues(values));

/** A title in another direction, or one that turns text around, leaves the sentence it stands in as it is. */
function isolatedValues(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value) : value,
    ]),
  );
}

/** The reader's choice if there is one, else the browser's language, else English. */
export function preferredLocale(stored: string | null, languages: readonly string[]): Locale {
  const wanted = [stored ?? '', ...languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return (
    LOCALES.find((locale) => locale === wanted.find((tag) => LOCALES.some((known) => known === tag))) ?? 'en'
  );
}
