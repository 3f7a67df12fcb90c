/** Misspelt words of a request, as the known ones that are one slip of the fingers away. Pure text work. */
import type { Language } from './requests/request-pattern.ts';
import { KNOWN, PASSED_OVER } from './vocabulary.ts';

export interface Misspelt {
  readonly typed: string;
  readonly readAs: string;
}

/** Shorter words are too near to each other. */
const LEAST_LETTERS = 5;
const QUOTED = /("[^"]*"|“[^”]*”|«[^»]*»)/;

/** The clause as it was meant, and what was changed for that; what stands in quotes stays. */
export function spelt(clause: string, language: Language): { text: string; misspelt: readonly Misspelt[] } {
  const misspelt: Misspelt[] = [];
  const parts = clause.split(QUOTED).map((part, at) =>
    at % 2 === 1
      ? part
      : part.replace(/\p{L}+/gu, (word) => {
          const readAs = knownNear(word.toLowerCase(), language);
          if (readAs === null) return word;
          misspelt.push({ typed: word, readAs });
          return readAs;
        }),
  );
  return { text: parts.join(''), misspelt };
}

/** null for a word that is known, too short, or near to none. */
function knownNear(word: string, language: Language): string | null {
  const known = KNOWN[language];
  if (word.length < LEAST_LETTERS || known.has(word) || PASSED_OVER[language].has(word)) return null;
  for (const one of known)
    if (one.length >= LEAST_LETTERS - 1 && one[0] === word[0] && isOneSlip(word, one)) return one;
  return null;
}

/** A letter too many, too few or another one, or two that changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  const most = Math.max(typed.length, meant.length);
  if (most - Math.min(typed.length, meant.length) > 1) return false;
  let start = 0;
  while (start < most && typed[start] === meant[start]) start += 1;
  const [left, right] = [typed.slice(start), meant.slice(start)];
  if (left.length > right.length) return left.slice(1) === right;
  if (left.length < right.length) return left === right.slice(1);
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return left.slice(1) === right.slice(1) || isSwapped;
}
