/** The language of a server's answer, which names it by a code or in English, as an ISO 639-1 code. Pure. */

/** Names that Whisper has and the platform's list of names has not. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  castilian: 'es',
  flemish: 'nl',
  haitian: 'ht',
  mandarin: 'zh',
  moldavian: 'ro',
  myanmar: 'my',
  panjabi: 'pa',
  pushto: 'ps',
  sinhalese: 'si',
  valencian: 'ca',
};

let codesByName: ReadonlyMap<string, string> | null = null;

/** null where the name says no language that is known. */
export function languageCodeOf(named: string | null): string | null {
  const name = (named ?? '').trim().toLowerCase();
  const [, code] = /^([a-z]{2})(?:[-_][a-z0-9_-]{2,20})?$/.exec(name) ?? [];
  codesByName ??= englishNames();
  if (code !== undefined) return [...codesByName.values()].includes(code) ? code : null;
  return codesByName.get(name) ?? OTHER_NAMES[name] ?? null;
}

function englishNames(): Map<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const found = new Map<string, string>();
  for (const code of codes) {
    const name = names.of(code)?.toLowerCase();
    if (name !== undefined && !found.has(name)) found.set(name, code);
  }
  return found;
}
