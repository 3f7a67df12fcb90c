/** Good defaults, chosen and visible, so that a newcomer decides only to start. */
import type { AutoclipSettingsInput, Project } from '../../../../contract/schemas/project.ts';

export type ChosenSettings = {
  [Key in Exclude<keyof AutoclipSettingsInput, 'listenWith'>]-?: Exclude<
    AutoclipSettingsInput[Key],
    undefined
  >;
} & Pick<AutoclipSettingsInput, 'listenWith'>;

export const DEFAULT_SETTINGS: ChosenSettings = {
  language: 'auto',
  clipCount: 8,
  minDurationSec: 15,
  maxDurationSec: 60,
  objective: 'viral',
  captionStyle: 'bold-karaoke',
  reframe: 'face',
  instructions: null,
  vocabulary: null,
};

/** The settings of a project, with defaults for what is still to choose. */
export function settingsOf({
  settings,
  missingSettings,
}: Pick<Project, 'settings' | 'missingSettings'>): ChosenSettings {
  if (settings === null) return DEFAULT_SETTINGS;
  // A service may know values this version does not; they are sent back as they came.
  const known = settings as ChosenSettings;
  return {
    language: known.language ?? DEFAULT_SETTINGS.language,
    clipCount: known.clipCount ?? DEFAULT_SETTINGS.clipCount,
    minDurationSec: known.minDurationSec ?? DEFAULT_SETTINGS.minDurationSec,
    maxDurationSec: known.maxDurationSec ?? DEFAULT_SETTINGS.maxDurationSec,
    objective: known.objective ?? DEFAULT_SETTINGS.objective,
    // None is a choice too: only what is still missing has a default.
    captionStyle: missingSettings.includes('captionStyle')
      ? DEFAULT_SETTINGS.captionStyle
      : known.captionStyle,
    reframe: known.reframe ?? DEFAULT_SETTINGS.reframe,
    instructions: known.instructions,
    vocabulary: known.vocabulary,
    // Not sent to a service that does not know it.
    ...(known.listenWith === undefined ? {} : { listenWith: known.listenWith }),
  };
}
