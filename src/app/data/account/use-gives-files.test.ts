import { expect, it } from 'vitest';
import { givesFiles } from './use-gives-files.ts';

it('films can be watched where a service names that it gives their files, and as long as that is not known', () => {
  expect(givesFiles({ features: ['asset_links'] })).toBe(true);
  expect(givesFiles({ features: ['bin'] })).toBe(false);
  expect(givesFiles({})).toBe(false);
  expect(givesFiles(undefined)).toBe(true);
});
