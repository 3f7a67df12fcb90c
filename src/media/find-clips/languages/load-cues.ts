/** Cues of any language: those that are not at hand are fetched, each when a talk in it comes. */
import type { CueLists } from './cue-lists.ts';
import { type Cues, compileCues, cuesOf, cuesWithoutPhrases } from './language-cues.ts';

const WITH_PHRASES: Readonly<Record<string, () => Promise<CueLists>>> = {
  de: async () => (await import('./cues-de.ts')).CUES_DE,
  es: async () => (await import('./cues-es.ts')).CUES_ES,
  fr: async () => (await import('./cues-fr.ts')).CUES_FR,
  id: async () => (await import('./cues-id.ts')).CUES_ID,
  ja: async () => (await import('./cues-ja.ts')).CUES_JA,
  nl: async () => (await import('./cues-nl.ts')).CUES_NL,
  pl: async () => (await import('./cues-pl.ts')).CUES_PL,
  pt: async () => (await import('./cues-pt.ts')).CUES_PT,
  ru: async () => (await import('./cues-ru.ts')).CUES_RU,
  tr: async () => (await import('./cues-tr.ts')).CUES_TR,
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
