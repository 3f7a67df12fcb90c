import { describe, expect, it } from 'vitest';
import { startEdit } from '../../testing/timeline/made-edits.ts';
import { viewEdit } from '../geometry/edit-view.ts';
import { hitTest } from '../geometry/hit-test.ts';
import { laneOf } from '../geometry/lanes.ts';
import { fitScale } from '../geometry/time-scale.ts';
import { durationOf } from '../model/edit.ts';
import type { EditOperation } from '../model/edit-operation.ts';
import { requireOpen } from './locked-lanes.ts';

const TEXT: EditOperation = { type: 'remove_text', textId: 'a' };
const CUT: EditOperation = { type: 'split', segmentId: 'a', atSec: 1 };

describe('a locked lane', () => {
  it('refuses what would change it, with all that was asked for beside it, and nothing else', () => {
    for (const locked of [new Set<'text'>(['text']), new Set<'text' | 'music'>(['music', 'text'])]) {
      expect(() => requireOpen([CUT, TEXT], locked)).toThrow('locked');
      expect(() => requireOpen([CUT], locked)).not.toThrow();
    }
    expect(() => requireOpen([TEXT, CUT], new Set())).not.toThrow();
    expect(() =>
      requireOpen([{ type: 'set_lane', lane: 'music', muted: true }], new Set(['music'])),
    ).not.toThrow();
  });

  it('has nothing that a pointer could take hold of', () => {
    const edit = startEdit();
    const view = viewEdit(edit, () => []);
    const scale = fitScale(durationOf(edit), 800);
    const { topPx } = laneOf('video');
    expect(hitTest(view, scale, 100, topPx + 10)).toMatchObject({ on: 'segment' });
    expect(hitTest(view, scale, 100, topPx + 10, 6, new Set(['video']))).toEqual({ on: 'nothing' });
    expect(hitTest(view, scale, 100, topPx + 10, 6, new Set(['text']))).toMatchObject({ on: 'segment' });
  });
});
