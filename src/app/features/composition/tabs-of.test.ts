import { describe, expect, it } from 'vitest';
import { PROJECT_KINDS } from '../../../contract/schemas/values.ts';
import { hasHook, tabsOf } from './tabs-of.ts';

const REVISIONS = [{ revision: 1, createdAt: '2026-11-23T00:00:00Z', changes: [], restores: null }];

describe('the tabs of a composition', () => {
  it('are those its kind has', () => {
    const all = Object.fromEntries(
      PROJECT_KINDS.map((kind) => [kind, tabsOf({ kind, revisions: REVISIONS })]),
    );
    expect(all).toEqual({
      autoclip: ['words', 'style', 'text', 'files', 'posting', 'history'],
      splitscreen: ['words', 'style', 'text', 'files', 'posting', 'history'],
      streamer: ['words', 'style', 'text', 'files', 'posting', 'history'],
      forumstory: ['words', 'style', 'text', 'files', 'posting', 'history'],
      faketext: ['text', 'posting', 'history'],
      vibeedit: ['words', 'text', 'files', 'posting', 'history'],
    });
  });

  it('have a history where the service keeps one', () => {
    expect(tabsOf({ kind: 'autoclip' })).not.toContain('history');
  });

  it('offer a hook for clips alone', () => {
    expect(PROJECT_KINDS.filter((kind) => hasHook({ kind }))).toEqual(['autoclip']);
  });
});
