/** A kind of request: how people say it in each language, and what it means for an edit. */
import type { EditView, Planned } from './understanding.ts';

export type Language = 'en' | 'it';

export interface Intent {
  /** Stable, for tests and logs. */
  readonly name: string;
  /** Patterns over a clause in lower case with single spaces; the first that matches wins. */
  readonly said: Readonly<Record<Language, readonly RegExp[]>>;
  plan(request: ReadRequest, view: EditView): Planned;
}

export interface ReadRequest {
  readonly language: Language;
  /** Named groups of the pattern that matched; those that took no part are missing. */
  readonly groups: Readonly<Record<string, string>>;
  /** The clause as typed, for quoted words and names. */
  readonly clause: string;
}

/** One text a language, chosen by that of the request. */
export function inLanguage(language: Language, texts: Readonly<Record<Language, string>>): string {
  return texts[language];
}
