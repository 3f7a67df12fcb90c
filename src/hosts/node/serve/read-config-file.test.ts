import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '../../../service/kernel/operator-config.ts';
import { parseConfig } from './read-config-file.ts';

const parse = (config: unknown) => parseConfig(JSON.stringify(config), 'plans.json');

describe("the operator's config file", () => {
  it('keeps the default of everything it does not name', () => {
    expect(parse({})).toEqual(DEFAULT_CONFIG);
    const config = parse({ monthlyCredits: { free: 5 }, dailyLimits: { studio: { exports: 7 } } });
    expect(config.monthlyCredits).toEqual({ ...DEFAULT_CONFIG.monthlyCredits, free: 5 });
    expect(config.dailyLimits.studio).toEqual({ ...DEFAULT_CONFIG.dailyLimits.studio, exports: 7 });
    expect(config.dailyLimits.creator).toEqual(DEFAULT_CONFIG.dailyLimits.creator);
  });

  it('replaces lists as a whole', () => {
    expect(parse({ switchedOff: ['create_voiceover'] }).switchedOff).toEqual(['create_voiceover']);
  });

  it.each([
    [{ monthlyCredits: { free: -1 } }, /plans\.json is wrong at monthlyCredits\.free: /],
    [{ dailyLimits: { studio: { exports: 'many' } } }, /wrong at dailyLimits\.studio\.exports: /],
    [{ monthlyCredits: { gold: 1 } }, /wrong at monthlyCredits/],
    [{ prices: {} }, /wrong at its top: .*prices/],
    [{ switchedOff: ['make_coffee'] }, /wrong at switchedOff\.0: /],
    [[], /wrong at its top/],
  ])('%j is refused where it is wrong', (config, sentence) => {
    expect(() => parse(config)).toThrow(sentence);
  });

  it('that is not JSON is refused', () => {
    expect(() => parseConfig('{plan: studio}', 'plans.json')).toThrow(/plans\.json is not JSON/);
  });
});
