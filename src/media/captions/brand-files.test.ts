import { describe, expect, it } from 'vitest';
import { lookWithFiles, type SavedLook } from './brand-files.ts';

const LOOK: SavedLook = {
  ...{ color: null, emphasisColor: null, emphasisRule: null, size: null, place: null },
  ...{ letterCase: 'as_said', outline: null, box: null, wordsAtOnce: null },
};

describe('a saved look', () => {
  it('is drawn in its font, and in the usual one where only a newer service knows it', () => {
    const NONE = new Map();
    expect(lookWithFiles({ ...LOOK, font: 'lora' }, NONE).font).toBe('lora');
    const newer = { ...LOOK, font: 'comic' } as unknown as SavedLook;
    expect(lookWithFiles(newer, NONE)).toEqual(LOOK);
  });
});
