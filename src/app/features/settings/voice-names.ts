/** Names of a server's voices as they are typed: between commas. Pure. */

interface NamedVoice<Language extends string> {
  readonly name: string;
  readonly language: Language;
}

/** Empty names and repeated ones are left out. */
export function readVoices<Language extends string>(
  typed: string,
  language: Language,
): NamedVoice<Language>[] {
  const names = typed.split(',').map((name) => name.trim());
  return [...new Set(names.filter(Boolean))].map((name) => ({ name, language }));
}

export function listVoices(voices: readonly NamedVoice<string>[], language: string): string {
  return voices
    .filter((voice) => voice.language === language)
    .map(({ name }) => name)
    .join(', ');
}
