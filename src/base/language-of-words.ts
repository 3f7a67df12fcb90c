/** Which language a text is written in, told by the small words that only one of the languages has. Pure. */

const SMALL_WORDS = {
  it: `il lo gli una uno di che è e non si della dello dei degli delle del al allo alla ai agli alle dal dallo dalla dai
    nel nello nella nei negli nelle sul sulla sui sulle per con ma però se anche più perché quando dove cosa questo
    questa questi queste quello quella quelli sono sei siamo siete era erano ho hai ha abbiamo avete hanno fare fatto
    molto tutto tutti tutta ci vi mi ti ne lui lei loro noi voi io`,
  en: `the and of to is are was were that this these those it you your we they he she his her their our not but with
    for from have has had do does did what when where why how who which there here will would can could should about
    into than then them us my an at by on or if so be been just because all`,
} as const;

type Known = keyof typeof SMALL_WORDS;

/** They stand in every sentence; a text of another language shares only some of them. */
const LEAST_SHARE = 0.2;
const LEAST_WORDS = 3;
/** Of those found, what the language must have to be told from the other. */
const CLEAR_SHARE = 0.7;

const LANGUAGES = Object.keys(SMALL_WORDS) as Known[];
const OWN = new Map(LANGUAGES.map((language) => [language, new Set(SMALL_WORDS[language].split(/\s+/))]));

/** null where the words do not tell, or are of a language not known here. */
export function languageOfWords(texts: Iterable<string>): Known | null {
  const found = new Map<Known, number>(LANGUAGES.map((language) => [language, 0]));
  let all = 0;
  for (const text of texts) {
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
      all += 1;
      for (const language of LANGUAGES)
        if (OWN.get(language)?.has(word)) found.set(language, (found.get(language) ?? 0) + 1);
    }
  }
  const small = [...found.values()].reduce((sum, count) => sum + count, 0);
  const clear = LANGUAGES.find((language) => (found.get(language) ?? 0) >= CLEAR_SHARE * small);
  return small >= LEAST_WORDS && small >= LEAST_SHARE * all ? (clear ?? null) : null;
}
