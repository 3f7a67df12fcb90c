import { expect, it } from 'vitest';
import { hasPreview } from './no-preview.tsx';

const video = { source: null, durationSec: 9 };
const source = { assetId: 'ast_1', startSec: 0, endSec: 9 };

it('a video has a preview where the service says what it is made of', () => {
  expect(hasPreview({ ...video, kind: 'autoclip', source })).toBe(true);
  expect(hasPreview({ ...video, kind: 'vibeedit' })).toBe(true);
  expect(hasPreview({ ...video, kind: 'vibeedit', durationSec: 0 })).toBe(false);
  expect(hasPreview({ ...video, kind: 'splitscreen' })).toBe(false);
  const scene = { kind: 'faketext' } as NonNullable<Parameters<typeof hasPreview>[0]['scene']>;
  expect(hasPreview({ ...video, kind: 'faketext', scene })).toBe(true);
});
