/** Languages as a model is told them. */
export const LANGUAGE_NAMES = { en: 'English', it: 'Italian' } as const;
export type NamedLanguage = keyof typeof LANGUAGE_NAMES;

/** In English. @param code ISO 639-1 */
export function languageName(code: string): string {
  if (code === 'und') return 'the language of the talk';
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
}
