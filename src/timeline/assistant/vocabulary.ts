/** The words that patterns are written with, and those that say nothing about what shall happen. */
import type { Language, RequestPattern } from './requests/request-pattern.ts';
import { REQUESTS } from './requests/requests.ts';

/** Words that say nothing about what shall happen. */
export const PASSED_OVER: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    `a an the this that these those it its it's my me i you we us our please can could would will should just now then
    also too so and or of in on at to by for from with into over up out off down is are be was do does did get make
    let let's want need like have has there here all any every each whole entire everything video videos edit film
    movie clip clips footage timeline thing things little bit slightly somewhat more much very really some lot way
    seconds sec secs s turn set change add put show use give switch again back go long longer exactly about
    ok okay hey thanks thank hello hi only i'd i'll id lets wanna gonna insert apply create kindly try ahead help sure possible maybe`.split(
      /\s+/,
    ),
  ),
  it: new Set(
    `il lo la i gli le l un uno una di del dello della dei degli delle da dal dalla dai a ad al allo alla ai agli alle
    in nel nella su sul sulla con per tra fra e ed o che ci si mi ti li ne è sono sia favore piacere cortesia puoi
    potresti vorrei voglio fai fare fa fallo falla metti mettici rendi rendilo po' poco molto più tutto tutti tutta
    tutte ogni ognuna questo questa questi queste quei quelle video montaggio film filmato clip ora adesso poi anche
    solo qui qua secondi sec s imposta usa mostra cambia aggiungi ancora circa lunghe lunghi lunga lungo ok
    grazie ciao vorremmo voglio inserisci applica serve bisogna magari riesci dovresti devi sarebbe possibile`.split(
      /\s+/,
    ),
  ),
};
/** What patterns are about, without the words that say nothing. */
function knownWords(patterns: readonly RequestPattern[], language: Language): ReadonlySet<string> {
  const words = patterns.flatMap(({ said }) => said[language].flatMap(wordsOfPattern));
  return new Set(words.filter((word) => !PASSED_OVER[language].has(word)));
}

const vocabularies = new WeakMap<RegExp, ReadonlySet<string>>();

export function vocabularyOf(pattern: RegExp): ReadonlySet<string> {
  const known = vocabularies.get(pattern) ?? new Set(wordsOfPattern(pattern));
  vocabularies.set(pattern, known);
  return known;
}

/** The words a pattern itself is written with, each in all its forms: `colou?rs?` and `part[ei]`. */
function wordsOfPattern(pattern: RegExp): string[] {
  const pieces =
    pattern.source.replace(/\(\?<\w+>|\\[a-zA-Z]/g, ' ').match(/(?:[\p{L}']\??|\[\p{L}+\])+/gu) ?? [];
  return pieces.flatMap((piece) =>
    (piece.match(/[\p{L}']\??|\[\p{L}+\]/gu) ?? []).reduce(
      (forms, part) => forms.flatMap((form) => lettersOf(part).map((letter) => form + letter)),
      [''],
    ),
  );
}

function lettersOf(part: string): string[] {
  if (part.startsWith('[')) return [...part.slice(1, -1)];
  return part.endsWith('?') ? ['', part.slice(0, -1)] : [part];
}

export const KNOWN: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: knownWords(REQUESTS, 'en'),
  it: knownWords(REQUESTS, 'it'),
};
