/** Cues of any language: those that are not at hand are fetched, each when a talk in it comes. */
import type { CueLists } from './cue-lists.ts';
import { type Cues, compileCues, cuesOf, cuesWithoutPhrases } from './language-cues.ts';

const WITH_PHRASES: Readonly<Record<string, () => Promise<CueLists>>> = {
  ar: async () => (await import('./cues-ar.ts')).CUES_AR,
  de: async () => (await import('./cues-de.ts')).CUES_DE,
  es: async () => (await import('./cues-es.ts')).CUES_ES,
  fr: async () => (await import('./cues-fr.ts')).CUES_FR,
  hi: async () => (await import('./cues-hi.ts')).CUES_HI,
  id: async () => (await import('./cues-id.ts')).CUES_ID,
  ja: async () => (await import('./cues-ja.ts')).CUES_JA,
  ko: async () => (await import('./cues-ko.ts')).CUES_KO,
  nl: async () => (await import('./cues-nl.ts')).CUES_NL,
  pl: async () => (await import('./cues-pl.ts')).CUES_PL,
  pt: async () => (await import('./cues-pt.ts')).CUES_PT,
  ro: async () => (await import('./cues-ro.ts')).CUES_RO,
  ru: async () => (await import('./cues-ru.ts')).CUES_RU,
  sv: async () => (await import('./cues-sv.ts')).CUES_SV,
  tr: async () => (await import('./cues-tr.ts')).CUES_TR,
  uk: async () => (await import('./cues-uk.ts')).CUES_UK,
  vi: async () => (await import('./cues-vi.ts')).CUES_VI,
  zh: async () => (await import('./cues-zh.ts')).CUES_ZH,
};

/** @param tag BCP 47, of whatever country; `und` for a language that nobody can tell */
export async function loadCues(tag: string): Promise<Cues> {
  const language = tag.split('-')[0]?.toLowerCase() ?? 'und';
  if (language === 'en' || language === 'it') return cuesOf(language);
  const lists = WITH_PHRASES[language];
  if (lists !== undefined) return compileCues(language, await lists());
  const { stopWordsOf } = await import('./stop-words.ts');
  return cuesWithoutPhrases(language, stopWordsOf(language));
}
