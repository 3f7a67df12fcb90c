/** Settings of an Auto Clip project: what is chosen, what is still missing, what does not fit together. */

import type { AutoclipSettings, AutoclipSettingsInput } from '../../../contract/schemas/project.ts';
import { OBJECTIVES } from '../../../contract/schemas/values.ts';

export const NO_SETTINGS: AutoclipSettings = {
  language: null,
  clipCount: null,
  minDurationSec: null,
  maxDurationSec: null,
  objective: null,
  captionStyle: null,
  reframe: null,
  instructions: null,
  vocabulary: null,
};

/** `instructions` and `vocabulary` may stay empty; everything else is chosen before an analysis. */
const REQUIRED = [
  'language',
  'clipCount',
  'minDurationSec',
  'maxDurationSec',
  'objective',
  'captionStyle',
  'reframe',
] as const;

const SPOKEN = ['it', 'en'] as const;

/** Each given setting replaces the old one; null clears it. */
export function mergeSettings(
  old: AutoclipSettings,
  given: AutoclipSettingsInput | undefined,
): AutoclipSettings {
  const changes = Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== undefined));
  return { ...old, ...changes };
}

export function missingSettings(settings: AutoclipSettings): string[] {
  return REQUIRED.filter((name) => settings[name] === null);
}

export interface ChosenSettings {
  readonly language: 'auto' | 'it' | 'en';
  readonly clipCount: number;
  readonly minDurationSec: number;
  readonly maxDurationSec: number;
  readonly objective: (typeof OBJECTIVES)[number] | null;
  readonly instructions: string | null;
  readonly vocabulary: string | null;
}

/** null while something is missing. */
export function chosenSettings(settings: AutoclipSettings): ChosenSettings | null {
  const { language, clipCount, minDurationSec, maxDurationSec, objective } = settings;
  if (missingSettings(settings).length > 0) return null;
  if (
    language === null ||
    clipCount === null ||
    minDurationSec === null ||
    maxDurationSec === null ||
    objective === null
  )
    return null;
  const { instructions, vocabulary } = settings;
  const aim = OBJECTIVES.find((known) => known === objective) ?? null;
  return {
    language: languageToHear(language),
    clipCount,
    minDurationSec,
    maxDurationSec,
    objective: aim,
    instructions,
    vocabulary,
  };
}

/** A language this program can be told to listen for; anything else is left to the recogniser. */
export function languageToHear(language: string): 'auto' | 'it' | 'en' {
  return SPOKEN.find((known) => known === language) ?? 'auto';
}
