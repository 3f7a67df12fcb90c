/**
 * Message ids and their texts by language. English is the source: every other language has the same ids.
 * What only some pages say is loaded with them (`CatalogPart`), so that the first screen does not pay for it.
 */
import { EN } from './en/messages.ts';

export const LOCALES = ['en', 'it'] as const;
export type Locale = (typeof LOCALES)[number];

/** Parts of the catalog that come with the pages that need them: the router names the parts of a page. */
const PARTS = {
  palette: { en: () => import('./en/palette.json'), it: () => import('./it/palette.json') },
  problems: { en: () => import('./en/problems.ts'), it: () => import('./it/problems.json') },
  keys: { en: () => import('./en/keys.json'), it: () => import('./it/keys.json') },
  home: { en: () => import('./en/home.json'), it: () => import('./it/home.json') },
  project: { en: () => import('./en/project.json'), it: () => import('./it/project.json') },
  listening: { en: () => import('./en/listening.json'), it: () => import('./it/listening.json') },
  review: { en: () => import('./en/review.json'), it: () => import('./it/review.json') },
  factors: { en: () => import('./en/factors.json'), it: () => import('./it/factors.json') },
  composition: { en: () => import('./en/composition.json'), it: () => import('./it/composition.json') },
  framing: { en: () => import('./en/framing.json'), it: () => import('./it/framing.json') },
  player: { en: () => import('./en/player.json'), it: () => import('./it/player.json') },
  trim: { en: () => import('./en/trim.json'), it: () => import('./it/trim.json') },
  bin: { en: () => import('./en/bin.json'), it: () => import('./it/bin.json') },
  check: { en: () => import('./en/check.json'), it: () => import('./it/check.json') },
  offline: { en: () => import('./en/offline.json'), it: () => import('./it/offline.json') },
  assets: { en: () => import('./en/assets.json'), it: () => import('./it/assets.json') },
  settings: { en: () => import('./en/settings.json'), it: () => import('./it/settings.json') },
  tools: { en: () => import('./en/tools.json'), it: () => import('./it/tools.json') },
  make: { en: () => import('./en/make.json'), it: () => import('./it/make.json') },
  timeline: { en: () => import('./en/timeline.json'), it: () => import('./it/timeline.json') },
  panels: { en: () => import('./en/panels.json'), it: () => import('./it/panels.json') },
  credits: { en: () => import('./en/credits.ts'), it: () => import('./it/credits.json') },
  developer: { en: () => import('./en/developer.json'), it: () => import('./it/developer.json') },
};

export type CatalogPart = keyof typeof PARTS;
type IdsOf<Part extends CatalogPart> = keyof Awaited<ReturnType<(typeof PARTS)[Part]['en']>>['default'];

type FirstId = keyof typeof EN;
export type MessageId = FirstId | { [Part in CatalogPart]: IdsOf<Part> }[CatalogPart];
export type Catalog = Readonly<Record<FirstId, string>>;

/** Catalogs are loaded when a language is chosen, so that a reader pays for one. */
export async function loadCatalog(locale: Locale): Promise<Catalog> {
  switch (locale) {
    case 'en':
      return EN;
    case 'it':
      return (await import('./it/messages.ts')).IT;
  }
}

export async function loadPart(part: CatalogPart, locale: Locale): Promise<Readonly<Record<string, string>>> {
  return (await PARTS[part][locale]()).default;
}
