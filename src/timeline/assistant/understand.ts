/** The built-in assistant: requests in English and Italian, read by patterns. It says what it did not understand. */
import { type ClauseReading, readClause } from './read-clause.ts';
import { clausesOf, languageOf } from './read-request.ts';
import { REPLIES } from './replies/replies.ts';
import type { Language } from './requests/request-pattern.ts';
import type { Understanding } from './understanding.ts';

/** The language is the one that more of the message can be read in, and by its small words where both do. */
export function understand(message: string): Understanding {
  const clauses = clausesOf(message);
  const likely = languageOf(message);
  const readings = [read(clauses, likely), read(clauses, likely === 'en' ? 'it' : 'en')] as const;
  const { language, steps, unknown, passedOver } =
    worthOf(readings[1]) > worthOf(readings[0]) ? readings[1] : readings[0];
  const say = REPLIES[language];
  const doubts = [
    ...(steps.length > 0 && unknown.length === 0 ? [] : [say.notUnderstood(quotedList(unknown))]),
    ...(passedOver.length === 0 ? [] : [say.passedOver(quotedList(passedOver))]),
  ];
  return { language, steps, notUnderstood: doubts.length === 0 ? null : doubts.join('\n') };
}

interface Reading extends ClauseReading {
  readonly language: Language;
}

/** A word passed over is a hint that the language is the other one. */
function worthOf({ steps, passedOver }: Reading): number {
  return 4 * steps.length - passedOver.length;
}

function read(clauses: readonly string[], language: Language): Reading {
  const readings = clauses.map((clause) => readClause(clause, language));
  return {
    language,
    steps: readings.flatMap(({ steps }) => steps),
    unknown: readings.flatMap(({ unknown }) => unknown),
    passedOver: readings.flatMap(({ passedOver }) => passedOver),
  };
}

const quotedList = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(', ');
