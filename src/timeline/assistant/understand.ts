/** The built-in assistant: requests in English and Italian, read by patterns. It says what it did not understand. */
import { CUT_INTENTS } from './cut-intents.ts';
import type { Intent, Language } from './intent.ts';
import { LOOK_INTENTS } from './look-intents.ts';
import { clausesOf, languageOf } from './read-request.ts';
import type { Step, Understanding } from './understanding.ts';

export const INTENTS: readonly Intent[] = [...CUT_INTENTS, ...LOOK_INTENTS];

export function understand(message: string): Understanding {
  const language = languageOf(message);
  const steps: Step[] = [];
  const unknown: string[] = [];
  for (const clause of clausesOf(message)) {
    const step = stepOf(clause, language);
    if (step === null) unknown.push(clause);
    else steps.push(step);
  }
  const nothing = steps.length === 0 && unknown.length === 0;
  return { language, steps, notUnderstood: nothing || unknown.length > 0 ? sorry(language, unknown) : null };
}

function stepOf(clause: string, language: Language): Step | null {
  const text = clause.toLowerCase().replace(/\s+/g, ' ').trim();
  for (const intent of INTENTS)
    for (const pattern of intent.said[language]) {
      const match = pattern.exec(text);
      if (match === null) continue;
      const groups = Object.fromEntries(
        Object.entries(match.groups ?? {}).filter(
          (entry): entry is [string, string] => entry[1] !== undefined,
        ),
      );
      return { plan: (view) => intent.plan({ language, groups, clause }, view) };
    }
  return null;
}

function sorry(language: Language, unknown: readonly string[]): string {
  const quoted = unknown.map((clause) => `“${clause}”`).join(', ');
  return language === 'it'
    ? `Non ho capito${quoted === '' ? '' : ` ${quoted}`}. Sono un assistente a regole: so tagliare, togliere pause, spostare, ingrandire, mettere testi e sottotitoli, sfumare e cambiare formato.`
    : `I did not understand${quoted === '' ? '' : ` ${quoted}`}. I work by rules: I can cut, remove pauses, move, zoom, add texts and captions, fade and change the shape.`;
}
