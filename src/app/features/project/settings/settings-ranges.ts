/** Which numbers of Auto Clip settings the service would take: their ranges are its own, and clips are whole. Pure. */
import type { SettingOptions } from '../../../../contract/schemas/setting-options.ts';
import type { ChosenSettings } from './default-settings.ts';

const NUMBERS = ['clipCount', 'minDurationSec', 'maxDurationSec'] as const;
export type NumberSetting = (typeof NUMBERS)[number];

export function isWhole(name: NumberSetting): boolean {
  return name === 'clipCount';
}

export function isInRange(name: NumberSetting, value: number | null, options: SettingOptions): boolean {
  const { min, max } = options[name];
  return value !== null && value >= min && value <= max && (!isWhole(name) || Number.isInteger(value));
}

/** True where the service would accept the settings as they stand. */
export function isComplete(settings: ChosenSettings, options: SettingOptions | undefined): boolean {
  return (
    options !== undefined &&
    NUMBERS.every((name) => isInRange(name, settings[name], options)) &&
    (settings.minDurationSec ?? 0) <= (settings.maxDurationSec ?? 0)
  );
}

/** The settings with every number that the service would refuse as it was before. */
export function withinRanges(
  settings: ChosenSettings,
  before: ChosenSettings,
  options: SettingOptions,
): ChosenSettings {
  const refused = NUMBERS.filter((name) => !isInRange(name, settings[name], options));
  return { ...settings, ...Object.fromEntries(refused.map((name) => [name, before[name]])) };
}
