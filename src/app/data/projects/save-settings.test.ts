import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf, savingState } from './save-settings.ts';

const settings = fc.record({
  clipCount: fc.option(fc.integer()),
  language: fc.constantFrom('auto', 'it', 'en'),
  instructions: fc.option(fc.string()),
});

describe('what is saved of changed settings', () => {
  it('is what differs, and gives the new ones on the old', () => {
    fc.assert(
      fc.property(settings, settings, (before, now) => {
        const change = changeOf(before, now);
        expect({ ...before, ...change }).toEqual(now);
        expect(changeOf(now, now)).toEqual({});
      }),
    );
  });
});

it('settings are not being saved any more once that was refused, until they are as they were', () => {
  expect(savingState(true, null)).toBe('saving');
  expect(savingState(true, new Error('Refused.'))).toBe('failed');
  expect(savingState(false, new Error('Refused.'))).toBe('saved');
});
