import { describe, expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import { requireOpen } from '../gestures/locked-lanes.ts';
import { durationOf } from '../model/edit.ts';
import { propose } from './propose.ts';

const ask = (message: string) => propose(message, startEdit(), editContext(), []);

describe('a proposal', () => {
  it('says every action with its effect, each on what the one before would make', () => {
    const { actions, said, edit } = ask('cut the first 5 seconds and zoom in on segment 2');
    expect(actions).toMatchObject([
      { label: 'Cut the first 5 s', impact: { durationDeltaSec: -5 }, refusal: null },
      {
        label: 'Zoomed to 130 % (segment 2)',
        impact: { durationDeltaSec: 0, segmentsChanged: 1 },
        refusal: null,
      },
    ]);
    expect(said).toEqual([]);
    expect(durationOf(edit)).toBeCloseTo(25, 4);
  });

  it('says what would be refused, answered and not understood', () => {
    expect(ask('cut from 50 to 60').actions).toMatchObject([{ refusal: { reason: 'empty_range' } }]);
    expect(ask('how long is it?').said).toEqual(['It lasts 30 s.']);
    expect(ask('sing a song').said[0]).toContain('I did not understand “sing a song”');
  });

  it('refuses what touches a locked lane, and still shows the rest', () => {
    const locked = new Set(['video'] as const);
    const { actions, edit } = propose(
      'cut the first 5 seconds, captions off',
      startEdit(),
      editContext(),
      [],
      (operations) => requireOpen(operations, locked),
    );
    expect(actions).toMatchObject([{ refusal: { reason: 'lane_locked' } }, { refusal: null }]);
    expect(durationOf(edit)).toBe(durationOf(startEdit()));
    expect(edit.captions.enabled).toBe(false);
  });

  it('calls what depends on pauses an estimate', () => {
    expect(ask('remove the pauses').actions).toMatchObject([{ isEstimate: true }]);
    expect(ask('square').actions).toMatchObject([{ isEstimate: false }]);
  });
});
