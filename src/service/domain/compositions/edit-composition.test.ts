import { expect, it } from 'vitest';
import { ApiError } from '../../kernel/api-error.ts';
import type { BuiltState } from './composition-state.ts';
import { editBuilt } from './edit-composition.ts';

const CHAT: BuiltState = {
  title: 'A chat',
  width: 1080,
  height: 1920,
  fps: 30,
  captionStyle: null,
  framing: 'none',
  words: [],
  durationSec: 4,
  scene: {
    kind: 'faketext',
    theme: 'bubbles',
    names: { me: 'Me', them: 'Friend' },
    lines: [],
    backgroundAssetId: null,
    backgroundStartSec: 0,
  },
};

it('takes what a built composition has already as no change: no hook, and its caption style', () => {
  expect(editBuilt(CHAT, { expectedRevision: 1, hook: null, captionStyle: null })).toEqual(CHAT);
});

it('refuses a hook, and a caption style that is set elsewhere', () => {
  expect(() => editBuilt(CHAT, { expectedRevision: 1, hook: 'Look' })).toThrow(ApiError);
  expect(() => editBuilt(CHAT, { expectedRevision: 1, captionStyle: 'boxed' })).toThrow(ApiError);
});
