/** Voices of an account's own server among the others: their ids say the language and the name the server knows. */
import type { SpokenLanguage } from '../../../../contract/schemas/values.ts';

export interface OwnVoice {
  readonly name: string;
  readonly language: SpokenLanguage;
}

export function ownVoiceId({ language, name }: OwnVoice): string {
  return `own-${language}-${name}`;
}

/** null for the id of a built-in voice. */
export function readOwnVoiceId(id: string): { readonly language: string; readonly name: string } | null {
  const [, language, name] = /^own-([a-z]+)-(.+)$/s.exec(id) ?? [];
  return language === undefined || name === undefined ? null : { language, name };
}
