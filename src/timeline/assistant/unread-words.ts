/**
 * What a pattern took no notice of. Patterns look for what they know anywhere in a request; a word they passed over
 * may turn its meaning round ("do not cut ...", "... of segment 2"), and then the request was not understood.
 */
import type { Language } from './requests/request-pattern.ts';
import { KNOWN, PASSED_OVER, vocabularyOf } from './vocabulary.ts';

export interface Unread {
  /** As they stand in the normalised clause, in order. */
  readonly words: readonly string[];
  /** True where they may change what is asked for: a place, a number, a condition, something else of the edit. */
  readonly matters: boolean;
}

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
/** A segment's sign, a word, a number. */
const WORD = /@[a-z]|[\p{L}']+|\d[\d:.,]*(?<![:.,])/gu;
const QUOTED = /["“«][^"”»]*["”»]/g;

/**
 * @param text normalised, @param clause as typed
 * @param match of the pattern in the text: what lies outside of it was not looked at
 */
export function unreadOf(
  { text, clause, language }: { readonly text: string; readonly clause: string; readonly language: Language },
  pattern: RegExp,
  match: RegExpExecArray,
): Unread {
  const taken = Object.values(match.groups ?? {}).filter((value) => value !== undefined);
  const takenWords = new Set(taken.flatMap((value) => value.match(WORD) ?? []));
  const vocabulary = vocabularyOf(pattern);
  const freeQuotes = (text.match(QUOTED) ?? []).filter((quote) => !taken.includes(quote.slice(1, -1)));
  const masked = text.replace(QUOTED, (quote) => ' '.repeat(quote.length));
  const words = [...masked.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    isInMatch: index >= match.index && index < match.index + match[0].length,
  }));
  const isTaken = (word: string): boolean => takenWords.has(word);
  const isNamed = ({ word, isInMatch }: (typeof words)[number]): boolean =>
    isInMatch && [word, word.replace(ELISION, '')].some((one) => vocabulary.has(one) || isTaken(one));
  /** Nothing is left of an article before a sign. */
  const isPassedOver = (bare: string): boolean => bare === '' || PASSED_OVER[language].has(bare);
  const isRead = (one: (typeof words)[number]): boolean =>
    /^[\d@]/.test(one.word)
      ? isNamed(one) || isHalfNumber(one.word, clause)
      : isNamed(one) || isPassedOver(one.word.replace(ELISION, ''));
  const unread = words.map((one, at) => ({ ...one, at })).filter((one) => !isRead(one));
  /** "... of the dog"; "the intro", and not "the awkward pauses". */
  const isThing = (at: number): boolean => {
    let before = at - 1;
    while (ARTICLES.test(words[before]?.word ?? '')) before -= 1;
    const tie = words[before];
    // “Get rid of the awkward pauses”: the pattern's own.
    if (tie !== undefined && TIES.test(tie.word) && !isNamed(tie)) return true;
    const after = words[at + 1];
    const hasArticle = before < at - 1 || ELISION.test(words[at]?.word ?? '');
    return hasArticle && (after === undefined || !isNamed(after));
  };
  const matters =
    freeQuotes.length > 0 ||
    unread.some(
      ({ word, at }) => /^[\d@]/.test(word) || TURNING.test(word) || KNOWN[language].has(word) || isThing(at),
    );
  return { words: [...unread.map(({ word }) => word), ...freeQuotes], matters };
}

function isHalfNumber(digits: string, clause: string): boolean {
  const word = HALF_NUMBERS[digits];
  return word !== undefined && new RegExp(String.raw`\b${word}\b`, 'i').test(clause);
}
