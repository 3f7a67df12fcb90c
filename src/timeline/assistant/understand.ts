/** The built-in assistant: requests in English and Italian, read by patterns. It says what it did not understand. */
import { CUT_INTENTS } from './cut-intents.ts';
import type { Intent, Language } from './intent.ts';
import { LOOK_INTENTS } from './look-intents.ts';
import { normalised } from './phrases.ts';
import { QUESTION_INTENTS } from './question-intents.ts';
import { clausesOf, languageOf } from './read-request.ts';
import { SEGMENT_INTENTS } from './segment-intents.ts';
import { TEXT_INTENTS, WRITING_INTENTS } from './text-intents.ts';
import type { Step, Understanding } from './understanding.ts';
import { WORD_INTENTS } from './word-intents.ts';

/** In the order they are tried: what says more comes before what says less. */
const INTENTS: readonly Intent[] = [
  ...QUESTION_INTENTS,
  ...CUT_INTENTS,
  ...WRITING_INTENTS,
  ...LOOK_INTENTS,
  ...TEXT_INTENTS,
  ...SEGMENT_INTENTS,
  ...WORD_INTENTS,
];

/** The language is the one that more of the message can be read in, and by its small words where both do. */
export function understand(message: string): Understanding {
  const clauses = clausesOf(message);
  const likely = languageOf(message);
  const readings = [read(clauses, likely), read(clauses, likely === 'en' ? 'it' : 'en')] as const;
  const { language, steps, unknown } =
    readings[1].steps.length > readings[0].steps.length ? readings[1] : readings[0];
  const understood = steps.length > 0 && unknown.length === 0;
  return { language, steps, notUnderstood: understood ? null : sorry(language, unknown) };
}

interface Reading {
  readonly language: Language;
  readonly steps: readonly Step[];
  readonly unknown: readonly string[];
}

function read(clauses: readonly string[], language: Language): Reading {
  const steps: Step[] = [];
  const unknown: string[] = [];
  for (const clause of clauses) {
    const step = stepOf(clause, language);
    if (step === null) unknown.push(clause);
    else steps.push(step);
  }
  return { language, steps, unknown };
}

function stepOf(clause: string, language: Language): Step | null {
  const text = normalised(clause);
  for (const intent of INTENTS)
    for (const pattern of intent.said[language]) {
      const match = pattern.exec(text);
      if (match === null) continue;
      const groups = Object.fromEntries(
        Object.entries(match.groups ?? {}).filter(
          (entry): entry is [string, string] => entry[1] !== undefined,
        ),
      );
      return { intent: intent.name, plan: (view) => intent.plan({ language, groups, clause }, view) };
    }
  return null;
}

function sorry(language: Language, unknown: readonly string[]): string {
  const quoted = unknown.map((clause) => `“${clause}”`).join(', ');
  return language === 'it'
    ? `Non ho capito${quoted === '' ? '' : ` ${quoted}`}. Sono un assistente a regole: so tagliare, togliere pause, spostare, ingrandire, mettere testi e sottotitoli, sfumare e cambiare formato.`
    : `I did not understand${quoted === '' ? '' : ` ${quoted}`}. I work by rules: I can cut, remove pauses, move, zoom, add texts and captions, fade and change the shape.`;
}
