import { describe, expect, it } from 'vitest';
import type { SettingOptions } from '../../../../contract/schemas/setting-options.ts';
import type { ChosenSettings } from './default-settings.ts';
import { isComplete, withinRanges } from './settings-ranges.ts';

const OPTIONS = {
  clipCount: { min: 1, max: 30 },
  minDurationSec: { min: 5, max: 180 },
  maxDurationSec: { min: 5, max: 180 },
} as SettingOptions;
const SETTINGS = { clipCount: 8, minDurationSec: 15, maxDurationSec: 60 } as ChosenSettings;

describe('numbers of the settings', () => {
  it('are taken where the service would take them', () => {
    const takes = (change: Partial<ChosenSettings>) => isComplete({ ...SETTINGS, ...change }, OPTIONS);
    expect(takes({})).toBe(true);
    expect(takes({ minDurationSec: 7.5 })).toBe(true);
    expect(takes({ clipCount: 2.5 })).toBe(false);
    expect(takes({ clipCount: 31 })).toBe(false);
    expect(takes({ clipCount: null })).toBe(false);
    expect(takes({ minDurationSec: 70 })).toBe(false);
  });

  it('stay as they were while what is typed would be refused', () => {
    const typed = { ...SETTINGS, clipCount: 2.5, minDurationSec: 7.5, maxDurationSec: 0 };
    expect(withinRanges(typed, SETTINGS, OPTIONS)).toEqual({ ...SETTINGS, minDurationSec: 7.5 });
  });
});
