/** Lingui with typed ids. Messages arrive compiled (compile-messages-plugin); formats are the platform's Intl. */
import { setupI18n } from '@lingui/core';
import { type Catalog, LOCALES, type Locale, loadCatalog, type MessageId } from './messages.ts';

type Values = Readonly<Record<string, string | number>>;
export type Translate = (id: MessageId, values?: Values) => string;

const i18n = setupI18n();

export async function activate(locale: Locale): Promise<void> {
  const catalog: Catalog = await loadCatalog(locale);
  i18n.loadAndActivate({ locale, messages: catalog });
  document.documentElement.lang = locale;
}

export const translate: Translate = (id, values) =>
  i18n._(id, values === undefined ? undefined : { ...values });

/** The reader's choice if there is one, else the browser's language, else English. */
export function preferredLocale(stored: string | null, languages: readonly string[]): Locale {
  const wanted = [stored ?? '', ...languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return (
    LOCALES.find((locale) => locale === wanted.find((tag) => LOCALES.some((known) => known === tag))) ?? 'en'
  );
}
