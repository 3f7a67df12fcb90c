/** The built-in assistant: requests in English and Italian, read by patterns. It says what it did not understand. */
import { withSegmentNamed } from './pronouns.ts';
import { type ClauseReading, readClause } from './read-clause.ts';
import { clausesOf } from './read-request.ts';
import { REPLIES } from './replies/replies.ts';
import { languageOf } from './request-language.ts';
import type { Language } from './requests/request-pattern.ts';
import type { Understanding } from './understanding.ts';

/** The language is the one its words are of, unless more of it can be read in the other one, and all of that. */
export function understand(message: string): Understanding {
  const clauses = clausesOf(message);
  const likely = languageOf(message);
  const [first, other] = [read(clauses, likely), read(clauses, likely === 'en' ? 'it' : 'en')];
  const isOther = other.steps.length > first.steps.length && other.passedOver.length === 0;
  const { language, steps, unknown, passedOver, misspelt } = isOther ? other : first;
  const say = REPLIES[language];
  const doubts = [
    ...(steps.length > 0 && unknown.length === 0 ? [] : [say.notUnderstood(quotedList(unknown))]),
    ...misspelt.map(({ typed, readAs }) => say.readAs(typed, readAs)),
    ...(passedOver.length === 0 ? [] : [say.passedOver(quotedList(passedOver))]),
  ];
  return { language, steps, notUnderstood: doubts.length === 0 ? null : doubts.join('\n') };
}

interface Reading extends ClauseReading {
  readonly language: Language;
}

function read(clauses: readonly string[], language: Language): Reading {
  const readings = clauses.map((clause, at) =>
    readClause(withSegmentNamed(clause, clauses[at - 1] ?? '', language), language),
  );
  return {
    language,
    steps: readings.flatMap(({ steps }) => steps),
    unknown: readings.flatMap(({ unknown }) => unknown),
    passedOver: readings.flatMap(({ passedOver }) => passedOver),
    misspelt: readings.flatMap(({ misspelt }) => misspelt),
  };
}

const quotedList = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(', ');
