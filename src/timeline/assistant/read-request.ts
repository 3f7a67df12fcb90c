/** Reads what requests have in common: their clauses, and which of them ask. Pure text work, no grammar of its own. */
import type { Language } from './requests/request-pattern.ts';

const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»/g;

const QUESTION: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |so |but |ok |hey )*(?:how(?! about)|what(?! about)|where|when|why(?! not| don't)|who|which|is|are|was|were|did|does|has|should|do (?:i|you|we|they)|have (?:i|you|we|they)|will (?:it|this))\b/,
  it: /^(?:e |ma |ok |quindi )*(?:quant[oaei]|che|(?:che )?cosa|dove|quando|perché|chi|qual[ei]?|c'è|ci sono|hai|ho|è|sono|era|dovrei)(?![\p{L}])/u,
};

/** @param clause normalised */
export function isQuestion(clause: string, language: Language): boolean {
  return QUESTION[language].test(clause);
}

/** Every way to part a clause is tried; with more "and"s than this there are too many, and it is read as a whole. */
const MOST_ANDS = 6;

/** A clause in two at each of its "and"s outside quotes, first to last. */
export function halvesOf(clause: string): [left: string, right: string][] {
  const masked = clause.replace(QUOTED, (text) => '_'.repeat(text.length));
  const ands = [...masked.matchAll(/\s(?:and|&|e|ed)\s/gi)];
  return (ands.length > MOST_ANDS ? [] : ands).map(({ index, 0: { length } }) => [
    clause.slice(0, index).trim(),
    clause.slice(index + length).trim(),
  ]);
}

const COURTESY =
  /^(?:(?:thanks|thank you|thank|many|so much|a lot|please|hey|hi|hello|ok|okay|grazie|mille|per favore|per piacere|ciao|perfetto|great|perfect|cool)\W*)+$/i;

/** Parts of a message that each ask for one thing. Quoted text is never parted. */
export function clausesOf(message: string): string[] {
  const quoted: string[] = [];
  const masked = message.replace(QUOTED, (text) => {
    quoted.push(text);
    return `\u0000${quoted.length - 1}\u0000`;
  });
  return (
    masked
      .split(
        /[.;!?\n](?!\d)|:\s+(?=[a-z])|,\s*(?:and then|then|after that|and|e poi|poi|infine|e)\s+(?!\d+$)|(?<!\d),\s+|,\s+(?!\d+(?:,|\s+(?:and|&|e)\s|$))|\s+(?:and then|then|after that|e poi|poi|infine)\s+/i,
      )
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the mask is a character that no request holds.
      .map((clause) => clause.replace(/\u0000(\d+)\u0000/g, (_, at) => quoted[Number(at)] ?? '').trim())
      .filter((clause) => /\p{L}/u.test(clause) && !COURTESY.test(clause))
  );
}
