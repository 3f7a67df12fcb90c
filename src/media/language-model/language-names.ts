/** Languages as a model is told them. */
export const LANGUAGE_NAMES = { en: 'English', it: 'Italian' } as const;
export type NamedLanguage = keyof typeof LANGUAGE_NAMES;
