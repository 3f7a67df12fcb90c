import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClipState } from './composition-state.ts';
import { type FollowedStretch, framingOf, stretchesToFollow, withFollowed } from './followed-stretch.ts';

const SOURCE_SEC = 600;
const durationSecOf = () => SOURCE_SEC;

function clip(startSec: number, endSec: number, more: Partial<ClipState> = {}): ClipState {
  return {
    ...{ title: 'Clip', width: 1080, height: 1920, fps: 30, captionStyle: null, framing: 'centered' },
    ...{ words: [], hook: null, sourceAssetId: 'ast_1', editedWords: [], transcriptId: null },
    ...{ startSec, endSec },
    ...more,
  };
}

function found(state: ClipState, faceShare = 1): FollowedStretch[] {
  const center = (timeSec: number) => ({ timeSec, centerX: 0.3, centerY: 0.5 });
  return stretchesToFollow(state, durationSecOf).map((stretch) => ({
    ...stretch,
    outputAspect: 9 / 16,
    faceShare,
    path: { keyframes: faceShare > 0 ? [center(stretch.startSec), center(stretch.endSec)] : [] },
  }));
}

const span = fc
  .tuple(fc.double({ min: 0, max: 500, noNaN: true }), fc.double({ min: 1, max: 90, noNaN: true }))
  .map(([startSec, lengthSec]) => ({ startSec, endSec: startSec + lengthSec }));

describe('the stretches to follow faces in', () => {
  it('are none where the middle is wanted', () => {
    expect(stretchesToFollow(clip(10, 40), durationSecOf)).toEqual([]);
  });

  it('lie inside the source, hold all that is shown, and are none once they are known', () => {
    fc.assert(
      fc.property(span, ({ startSec, endSec }) => {
        const state = clip(startSec, endSec, { followed: [] });
        const [stretch, ...more] = stretchesToFollow(state, durationSecOf);
        expect(more).toEqual([]);
        expect(stretch?.startSec).toBeGreaterThanOrEqual(0);
        expect(stretch?.startSec).toBeLessThanOrEqual(startSec);
        expect(stretch?.endSec).toBeGreaterThanOrEqual(endSec);
        expect(stretch?.endSec).toBeLessThanOrEqual(SOURCE_SEC);
        expect(stretchesToFollow(withFollowed(state, found(state)), durationSecOf)).toEqual([]);
      }),
    );
  });

  it('need no new look after a small change of the cut, and one after a large change', () => {
    const known = clip(100, 130, { followed: [] });
    const framed = withFollowed(known, found(known));
    expect(stretchesToFollow({ ...framed, startSec: 97, endSec: 134 }, durationSecOf)).toEqual([]);
    expect(stretchesToFollow({ ...framed, endSec: 170 }, durationSecOf)).toHaveLength(1);
  });

  it('are looked at again for another shape', () => {
    const known = clip(100, 130, { followed: [] });
    const framed = withFollowed(known, found(known));
    expect(stretchesToFollow({ ...framed, width: 1080, height: 1080 }, durationSecOf)).toHaveLength(1);
  });
});

describe('what following faces gave', () => {
  it('is one path in order of time, however often the cut was changed', () => {
    fc.assert(
      fc.property(fc.array(span, { minLength: 1, maxLength: 8 }), (spans) => {
        let state = clip(0, 1, { followed: [] });
        for (const cut of spans) {
          state = { ...state, ...cut };
          state = withFollowed(state, found(state));
        }
        const times = framingOf(state, 'ast_1').keyframes.map(({ timeSec }) => timeSec);
        expect(times).toEqual([...times].sort((a, b) => a - b));
      }),
    );
  });

  it('frames by faces where there is one, and around the middle where there is none', () => {
    const known = clip(100, 130, { followed: [] });
    expect(withFollowed(known, found(known)).framing).toBe('following');
    expect(withFollowed(known, found(known, 0)).framing).toBe('centered');
  });
});
