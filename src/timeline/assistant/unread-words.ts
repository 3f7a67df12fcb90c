/**
 * What a pattern took no notice of. Patterns look for what they know anywhere in a request; a word they passed over
 * may turn its meaning round ("do not cut ...", "... of segment 2"), and then the request was not understood.
 */
import type { Language, RequestPattern } from './requests/request-pattern.ts';

export interface Unread {
  /** As they stand in the normalised clause, in order. */
  readonly words: readonly string[];
  /** True where they may change what is asked for: a place, a number, a condition, something else of the edit. */
  readonly matters: boolean;
}

/** Words that say nothing about what shall happen. */
const PASSED_OVER: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    `a an the this that these those it its it's my me i you we us our please can could would will should just now then
    also too so and or of in on at to by for from with into over up out off down is are be was do does did get make
    let let's want need like have has there here all any every each whole entire everything video videos edit film
    movie clip clips footage timeline thing things little bit slightly somewhat more much very really some lot way
    second seconds sec secs s turn set change add put show use give switch again back go long longer exactly about
    ok okay hey thanks thank hello hi only sound audio`.split(/\s+/),
  ),
  it: new Set(
    `il lo la i gli le l un uno una di del dello della dei degli delle da dal dalla dai a ad al allo alla ai agli alle
    in nel nella su sul sulla con per tra fra e ed o che ci si mi ti li ne è sono sia favore piacere cortesia puoi
    potresti vorrei voglio fai fare fa fallo falla metti mettici rendi rendilo po' poco molto più tutto tutti tutta
    tutte ogni ognuna questo questa questi queste quei quelle video montaggio film filmato clip ora adesso poi anche
    solo qui qua secondi secondo sec s imposta usa mostra cambia aggiungi ancora circa lunghe lunghi lunga lungo ok
    grazie ciao audio`.split(/\s+/),
  ),
};
/** Words that turn a request round or tie it to something, and parts of an edit that no pattern names. */
const TURNING =
  /^(?:no|not|don't|dont|never|except|but|unless|if|when|while|where|until|instead|without|half|bits?|parts?|rest|middle|non|mai|tranne|eccetto|ma|se|quando|mentre|dove|finché|invece|senza|metà|pezz[io]|resto)$/;
/** What is said of a place, a person or a thing stands behind one of these. */
const TIES =
  /^(?:on|of|in|at|by|for|from|with|into|over|near|behind|about|to|su|sul|sulla|di|del|della|dei|delle|in|nel|nella|da|dal|con|per|tra|a|al|alla)$/;
const ARTICLES = /^(?:a|an|the|my|this|that|il|lo|la|i|gli|le|un|uno|una|questo|questa)$/;
/** Written as words they are as often no numbers: "this one", "chi sei". */
const HALF_NUMBERS: Readonly<Record<string, string>> = { '1': 'one', '6': 'sei' };
const ELISION = /^(?:l|un|dell|all|dall|nell|sull|quell|c|d)'/;
const QUOTED = /["“«][^"”»]*["”»]/g;

/** What patterns are about, without the words that say nothing. */
export function knownWords(patterns: readonly RequestPattern[], language: Language): ReadonlySet<string> {
  const words = patterns.flatMap(({ said }) => said[language].flatMap(wordsOfPattern));
  return new Set(words.filter((word) => !PASSED_OVER[language].has(word)));
}

/** The words a pattern itself is written with. */
function wordsOfPattern(pattern: RegExp): string[] {
  return pattern.source.replace(/\(\?<\w+>|\\[a-zA-Z]/g, ' ').match(/[\p{L}']+/gu) ?? [];
}

/**
 * @param text normalised, @param clause as typed
 * @param known the words of all patterns of the language
 */
export function unreadOf(
  { text, clause, language }: { readonly text: string; readonly clause: string; readonly language: Language },
  pattern: RegExp,
  groups: Readonly<Record<string, string>>,
  known: ReadonlySet<string>,
): Unread {
  const taken = Object.values(groups);
  const vocabulary = wordsOfPattern(pattern);
  const quotes = text.match(QUOTED) ?? [];
  const freeQuotes = quotes.filter((quote) => !taken.includes(quote.slice(1, -1)));
  const all = text.replace(QUOTED, ' ').match(/[\p{L}']+|\d[\d:.,]*(?<![:.,])/gu) ?? [];
  const isRead = (whole: string): boolean =>
    vocabulary.includes(whole) || isReadAlone(whole.replace(ELISION, ''));
  const isReadAlone = (word: string): boolean => {
    if (/^\d/.test(word)) return taken.some((value) => value === word) || isHalfNumber(word, clause);
    const isSaid = vocabulary.some(
      (one) => one === word || one === `${word}s` || (one.length > 3 && word.startsWith(one)),
    );
    return (
      isSaid || PASSED_OVER[language].has(word) || taken.some((value) => value.split(' ').includes(word))
    );
  };
  const unread = all.map((word, at) => ({ word, at })).filter(({ word }) => !isRead(word));
  const matters =
    freeQuotes.length > 0 ||
    unread.some(({ word, at }) => {
      let before = at - 1;
      while (ARTICLES.test(all[before] ?? '')) before -= 1;
      return /^\d/.test(word) || TURNING.test(word) || known.has(word) || TIES.test(all[before] ?? '');
    });
  return { words: [...unread.map(({ word }) => word), ...freeQuotes], matters };
}

function isHalfNumber(digits: string, clause: string): boolean {
  const word = HALF_NUMBERS[digits];
  return word !== undefined && new RegExp(String.raw`\b${word}\b`, 'i').test(clause);
}
