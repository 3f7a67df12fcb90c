import { describe, expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import { viewEdit } from '../geometry/edit-view.ts';
import { hitTest } from '../geometry/hit-test.ts';
import { laneOf } from '../geometry/lanes.ts';
import { fitScale } from '../geometry/time-scale.ts';
import type { EditAudio } from '../model/edit.ts';
import { paste, removeSelected } from './commands.ts';
import { type Drag, dragOf, planDrag } from './drag.ts';
import { layAudio } from './place-clip.ts';
import { nudge, slipSelected, trimSelected } from './steps.ts';
import { resizedAudio } from './trim-audio.ts';

/** 8 s of the thirty of the music, from its fourth second. */
const AUDIO: EditAudio = {
  ...{ id: 's', assetId: 'music', outputStartSec: 10, durationSec: 8, sourceStartSec: 4 },
  ...{ volume: 0.5, fadeInSec: 1, fadeOutSec: 0 },
};
const context = editContext();
const { heardSec } = context;
const view = viewEdit({ ...startEdit(), audio: [AUDIO] }, () => []);
const chosen = new Set(['s']);

describe('the edges of a sound', () => {
  it('go as far as the sound does, and the in-point with the start', () => {
    const resize = (edge: 'start' | 'end', bySec: number) => resizedAudio(AUDIO, edge, bySec, heardSec);
    expect(resize('start', 2)).toEqual({ outputStartSec: 12, durationSec: 6, sourceStartSec: 6 });
    expect(resize('start', -9)).toEqual({ outputStartSec: 6, durationSec: 12, sourceStartSec: 0 });
    expect(resize('end', -3)).toEqual({ durationSec: 5 });
    expect(resize('end', 40)).toEqual({ durationSec: 26 });
  });
});

describe('a sound on its lane', () => {
  const plan = (drag: Drag, fromSec: number, toSec: number) =>
    planDrag(drag, fromSec, toSec, { ...context, view, playheadSec: 0, snapWithinSec: 0 });

  it('is taken by its middle, by its edges, and slipped', () => {
    const scale = fitScale(30, 900);
    const { topPx } = laneOf('audio');
    const hit = hitTest(view, scale, 420, topPx + 5);
    expect(hit).toEqual({ on: 'audio', id: 's', edge: null });
    expect(hitTest(view, scale, 420, topPx + 5, 6, new Set(['audio']))).toEqual({ on: 'nothing' });
    const held = (slip: boolean) => dragOf(hit, view, new Set(), { roll: false, slip });
    expect(held(false)).toEqual({ kind: 'slide', of: 'audio', id: 's' });
    expect(held(true)).toEqual({ kind: 'slip', id: 's' });
    expect(plan({ kind: 'slide', of: 'audio', id: 's' }, 12, 13).operations).toEqual([
      { type: 'update_audio', audioId: 's', outputStartSec: 11 },
    ]);
    expect(plan({ kind: 'resize', of: 'audio', id: 's', edge: 'start' }, 10, 11).operations).toEqual([
      { type: 'update_audio', audioId: 's', outputStartSec: 11, durationSec: 7, sourceStartSec: 5 },
    ]);
    expect(plan({ kind: 'slip', id: 's' }, 12, 13).operations).toEqual([
      { type: 'update_audio', audioId: 's', sourceStartSec: 3 },
    ]);
    expect(plan({ kind: 'slip', id: 's' }, 12, 19)).toMatchObject({
      stopped: { reason: 'no_more_material' },
    });
    expect(plan({ kind: 'slip', id: 'gone' }, 12, 13).operations).toEqual([]);
  });

  it('is moved, trimmed, slipped, copied and deleted by keys as everything else', () => {
    const audioId = 's';
    const update = (change: object) => [{ type: 'update_audio', audioId, ...change }];
    expect(nudge(view, chosen, 1)).toEqual(update({ outputStartSec: 11 }));
    expect(trimSelected(view, chosen, 'end', 1, context)).toEqual(update({ durationSec: 9 }));
    expect(slipSelected(view, chosen, 1, context)).toEqual(update({ sourceStartSec: 5 }));
    expect(removeSelected(view, chosen)).toEqual([{ type: 'remove_audio', audioId }]);
    const { id: _, ...copy } = AUDIO;
    expect(paste(view, view, chosen, 3)).toEqual([{ type: 'add_audio', ...copy, outputStartSec: 3 }]);
  });

  it('is laid whole at a moment, as far as the edit goes', () => {
    const laid = (sec: number) => layAudio(view, { assetId: 'jingle', durationSec: 4.5 }, sec);
    expect(laid(2)).toMatchObject([{ outputStartSec: 2, durationSec: 4.5, sourceStartSec: 0 }]);
    expect(laid(28)).toMatchObject([{ durationSec: 2 }]);
    expect(() => laid(30)).toThrow('playhead is at the end');
  });
});
