/** Message ids and their texts by language. English is the source: every other language has the same ids. */
import { EN } from './en/messages.ts';

export type MessageId = keyof typeof EN;
export type Catalog = Readonly<Record<MessageId, string>>;

export const LOCALES = ['en', 'it'] as const;
export type Locale = (typeof LOCALES)[number];

/** Catalogs are loaded when a language is chosen, so that a reader pays for one. */
export async function loadCatalog(locale: Locale): Promise<Catalog> {
  switch (locale) {
    case 'en':
      return EN;
    case 'it':
      return (await import('./it/messages.ts')).IT;
  }
}
