/** Reads one clause with every pattern there is: as one thing, or as several that "and" joins. */
import { italianCommands } from './italian-verbs.ts';
import { withSegmentNamed } from './pronouns.ts';
import { halvesOf, isQuestion } from './read-request.ts';
import { normalisedParts } from './requests/phrases.ts';
import { QUESTION_REQUESTS } from './requests/question-requests.ts';
import { groupsOf, type Language } from './requests/request-pattern.ts';
import { REQUESTS } from './requests/requests.ts';
import { signedSegments } from './segment-names.ts';
import { type Misspelt, spelt } from './spelling.ts';
import type { Step } from './understanding.ts';
import { type Unread, unreadOf } from './unread-words.ts';

export interface ClauseReading {
  readonly steps: readonly Step[];
  /** Parts that were not understood. */
  readonly unknown: readonly string[];
  /** Words that change nothing about what was understood. */
  readonly passedOver: readonly string[];
  /** Words that were read as others, which are known. */
  readonly misspelt: readonly Misspelt[];
}

const NOTHING: ClauseReading = { steps: [], unknown: [], passedOver: [], misspelt: [] };

/**
 * Read as one thing or as several, whichever leaves no word over. Where some are left, a part that is sure is taken
 * and the other one told; words that change nothing are named; where they may change it, nothing is done.
 */
export function readClause(clause: string, language: Language): ClauseReading {
  const sure = surely(clause, language);
  if (sure !== null) return { ...NOTHING, steps: sure };
  const { text, misspelt } = spelt(clause, language);
  const meant = misspelt.length === 0 ? null : surely(text, language);
  if (meant !== null) return { ...NOTHING, steps: meant, misspelt };
  for (const [left, right] of halvesOf(clause)) {
    const [first, second] = [
      surely(left, language),
      surely(withSegmentNamed(right, left, language), language),
    ];
    if (first !== null) return { ...NOTHING, steps: first, unknown: [right] };
    if (second !== null) return { ...NOTHING, steps: second, unknown: [left] };
  }
  const match = matchOf(clause, language);
  if (match === null || match.unread.matters) return { ...NOTHING, unknown: [clause] };
  return { ...NOTHING, steps: [match.step], passedOver: match.unread.words };
}

/** The steps of a clause of which no word is left over; null where there is no such reading. */
function surely(clause: string, language: Language): readonly Step[] | null {
  const match = matchOf(clause, language);
  if (match !== null && match.unread.words.length === 0) return [match.step];
  for (const [left, right] of halvesOf(clause)) {
    const first = matchOf(left, language);
    if (first === null || first.unread.words.length > 0) continue;
    // "Cut the pauses and the fillers": the verb stands once.
    const meant = withSegmentNamed(right, left, language);
    const rest = surely(meant, language) ?? surely(`${left.split(' ')[0]} ${meant}`, language);
    if (rest !== null) return [first.step, ...rest];
  }
  return null;
}

/** The pattern that leaves the least over: nothing, else nothing that matters, else whatever it is. */
function matchOf(clause: string, language: Language): { step: Step; unread: Unread } | null {
  const parts = normalisedParts(clause);
  const commands =
    language === 'it' ? parts.map((part, at) => (at % 2 === 1 ? part : italianCommands(part))) : parts;
  const { text, names } = signedSegments(commands, language);
  // A question asks for no change, whatever it is about.
  const requests = isQuestion(text, language) ? QUESTION_REQUESTS : REQUESTS;
  const matches = requests.flatMap((request) =>
    request.said[language].flatMap((pattern) => {
      const match = pattern.exec(text);
      if (match === null) return [];
      const groups = groupsOf(match, names);
      const step: Step = {
        pattern: request.name,
        plan: (view) => request.plan({ language, groups, clause }, view),
      };
      return [{ step, unread: unreadOf({ text, clause, language }, pattern, match) }];
    }),
  );
  const whole = matches.find(({ unread }) => unread.words.length === 0);
  return whole ?? matches.find(({ unread }) => !unread.matters) ?? matches[0] ?? null;
}
