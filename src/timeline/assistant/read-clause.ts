/** Reads one clause with every pattern there is: as one thing, or as several that "and" joins. */
import { halvesOf } from './read-request.ts';
import { normalised } from './requests/phrases.ts';
import type { Language } from './requests/request-pattern.ts';
import { REQUESTS } from './requests/requests.ts';
import type { Step } from './understanding.ts';
import { knownWords, type Unread, unreadOf } from './unread-words.ts';

const KNOWN: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: knownWords(REQUESTS, 'en'),
  it: knownWords(REQUESTS, 'it'),
};

export interface ClauseReading {
  readonly steps: readonly Step[];
  /** Parts that were not understood. */
  readonly unknown: readonly string[];
  /** Words that change nothing about what was understood. */
  readonly passedOver: readonly string[];
}

/**
 * Read as one thing or as several, whichever leaves no word over. Where some are left, a part that is sure is taken
 * and the other one told; words that change nothing are named; where they may change it, nothing is done.
 */
export function readClause(clause: string, language: Language): ClauseReading {
  const sure = surely(clause, language);
  if (sure !== null) return { steps: sure, unknown: [], passedOver: [] };
  for (const [left, right] of halvesOf(clause)) {
    const [first, second] = [surely(left, language), surely(right, language)];
    if (first !== null) return { steps: first, unknown: [right], passedOver: [] };
    if (second !== null) return { steps: second, unknown: [left], passedOver: [] };
  }
  const match = matchOf(clause, language);
  if (match === null || match.unread.matters) return { steps: [], unknown: [clause], passedOver: [] };
  return { steps: [match.step], unknown: [], passedOver: match.unread.words };
}

/** The steps of a clause of which no word is left over; null where there is no such reading. */
function surely(clause: string, language: Language): readonly Step[] | null {
  const match = matchOf(clause, language);
  if (match !== null && match.unread.words.length === 0) return [match.step];
  for (const [left, right] of halvesOf(clause)) {
    const first = matchOf(left, language);
    if (first === null || first.unread.words.length > 0) continue;
    // "Cut the pauses and the fillers": the verb stands once.
    const rest = surely(right, language) ?? surely(`${left.split(' ')[0]} ${right}`, language);
    if (rest !== null) return [first.step, ...rest];
  }
  return null;
}

/** The pattern that leaves the least over: nothing, else nothing that matters, else whatever it is. */
function matchOf(clause: string, language: Language): { step: Step; unread: Unread } | null {
  const text = normalised(clause);
  const matches = REQUESTS.flatMap((request) =>
    request.said[language].flatMap((pattern) => {
      const groups = groupsOf(pattern.exec(text));
      if (groups === null) return [];
      const step: Step = {
        pattern: request.name,
        plan: (view) => request.plan({ language, groups, clause }, view),
      };
      return [{ step, unread: unreadOf({ text, clause, language }, pattern, groups, KNOWN[language]) }];
    }),
  );
  const whole = matches.find(({ unread }) => unread.words.length === 0);
  return whole ?? matches.find(({ unread }) => !unread.matters) ?? matches[0] ?? null;
}

/** Groups that took part; null where nothing matched. */
function groupsOf(match: RegExpExecArray | null): Record<string, string> | null {
  if (match === null) return null;
  const entries = Object.entries(match.groups ?? {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
