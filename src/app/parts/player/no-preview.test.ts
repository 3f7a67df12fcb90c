import { expect, it } from 'vitest';
import { hasPreview } from './no-preview.tsx';

const source = { assetId: 'ast_1', startSec: 0, endSec: 9 };

it('a video has a preview where the service says what it is made of', () => {
  expect(hasPreview({ kind: 'autoclip', source })).toBe(true);
  expect(hasPreview({ kind: 'vibeedit', source: null })).toBe(true);
  expect(hasPreview({ kind: 'splitscreen', source: null })).toBe(false);
  const scene = { kind: 'faketext' } as NonNullable<Parameters<typeof hasPreview>[0]['scene']>;
  expect(hasPreview({ kind: 'faketext', source: null, scene })).toBe(true);
});
