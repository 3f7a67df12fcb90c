import { expect, it } from 'vitest';
import { offlineState } from './offline-state.ts';

it('is ready while an update is fetched beside it, and unavailable where nothing was kept', () => {
  expect(offlineState({ isInstalling: true, isActive: false })).toBe('preparing');
  expect(offlineState({ isInstalling: true, isActive: true })).toBe('ready');
  expect(offlineState({ isInstalling: false, isActive: true })).toBe('ready');
  expect(offlineState({ isInstalling: false, isActive: false })).toBe('unavailable');
});
