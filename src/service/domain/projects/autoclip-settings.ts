/** Settings of an Auto Clip project: what is chosen, what is still missing, what does not fit together. */
import type { AutoclipSettings, AutoclipSettingsInput } from '../../../contract/schemas/project.ts';
import { OBJECTIVES } from '../../../contract/schemas/values.ts';

/** As stored: a style of null was either never chosen or chosen to be none (extension `autoclip_without_captions`). */
export interface StoredSettings extends AutoclipSettings {
  readonly captionsOff?: true;
}

export const NO_SETTINGS: StoredSettings = {
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

/** Each given setting replaces the old one; null clears it, but a caption style of null is the choice of none. */
export function mergeSettings(old: StoredSettings, given: AutoclipSettingsInput | undefined): StoredSettings {
  const changes = Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== undefined));
  const { captionsOff, ...rest } = old;
  const off = given?.captionStyle === undefined ? captionsOff : given.captionStyle === null || undefined;
  return { ...rest, ...changes, ...(off === undefined ? {} : { captionsOff: off }) };
}

export function missingSettings(settings: StoredSettings): string[] {
  return REQUIRED.filter(
    (name) => settings[name] === null && !(name === 'captionStyle' && settings.captionsOff === true),
  );
}

export interface ChosenSettings {
  readonly language: 'auto' | 'it' | 'en';
  readonly clipCount: number;
  readonly minDurationSec: number;
  readonly maxDurationSec: number;
  readonly objective: (typeof OBJECTIVES)[number] | null;
  readonly instructions: string | null;
  readonly vocabulary: string | null;
  readonly listenWith: string | null;
}

/** null while something is missing. */
export function chosenSettings(settings: StoredSettings): ChosenSettings | null {
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
  const { instructions, vocabulary, listenWith = null } = settings;
  const aim = OBJECTIVES.find((known) => known === objective) ?? null;
  return {
    language: languageToHear(language),
    clipCount,
    minDurationSec,
    maxDurationSec,
    objective: aim,
    instructions,
    vocabulary,
    listenWith,
  };
}

/** A language this program can be told to listen for; anything else is left to the recogniser. */
export function languageToHear(language: string): 'auto' | 'it' | 'en' {
  return SPOKEN.find((known) => known === language) ?? 'auto';
}
