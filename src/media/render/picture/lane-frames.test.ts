import { describe, expect, it } from 'vitest';
import type { PictureSpan } from '../../compose/composition-plan.ts';
import { blankPlan } from '../../compose/plans/plan-parts.ts';
import { sceneAt } from '../../compose/scene.ts';
import { LaneFrames } from './lane-frames.ts';

const WHOLE = { x: 0, y: 0, width: 360, height: 640 };

function span(sourceId: string, startSec: number, endSec: number, sourceStartSec: number): PictureSpan {
  const placed = { framing: { keyframes: [] }, fit: 'cover', zoom: 1 } as const;
  return { sourceId, startSec, endSec, sourceStartSec, ...placed };
}

/** Plays a lane frame by frame, where another one does not hide it, and tells what was opened, and how many decoders were open at once. */
async function play(
  spans: readonly PictureSpan[],
  durationSec: number,
  isHidden: (timeSec: number) => boolean = () => false,
) {
  const opened: string[] = [];
  const openedAtSec: number[] = [];
  let timeSec = 0;
  let open = 0;
  let mostOpen = 0;
  const lane = new LaneFrames({ target: WHOLE, spans }, async (sourceId, fromSec) => {
    opened.push(`${sourceId}@${fromSec}`);
    openedAtSec.push(timeSec);
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    return {
      presentation: { widthPx: 360, heightPx: 640, rotationDeg: 0, flipped: false },
      frameAt: () => Promise.reject(new Error('This test shows no frames.')),
      close: () => {
        open -= 1;
      },
    };
  });
  const plan = {
    ...blankPlan({ width: 360, height: 640, fps: 30 }, durationSec),
    sources: [...new Set(spans.map(({ sourceId }) => sourceId))].map((id) => ({
      id,
      widthPx: 640,
      heightPx: 360,
    })),
    pictures: [{ target: WHOLE, spans }],
  };
  for (let frame = 0; frame < durationSec * 30; frame += 1) {
    timeSec = frame / 30;
    if (frame % 8 === 0) await lane.prepare(timeSec);
    if (isHidden(timeSec)) continue;
    for (const picture of sceneAt(plan, timeSec).pictures) await lane.framesOf(picture);
  }
  await lane.close();
  return { opened, openedAtSec, mostOpen, leftOpen: open };
}

describe('the frames of a lane', () => {
  it('opens each span once, at most one ahead, and closes all', async () => {
    const spans = Array.from({ length: 12 }, (_, index) => span(`s${index}`, index, index + 1, 5));
    const played = await play(spans, 12);
    expect(played.opened).toEqual(spans.map(({ sourceId }) => `${sourceId}@5`));
    expect(played.mostOpen).toBe(2);
    expect(played.leftOpen).toBe(0);
  });

  it('decodes on where a cut only leaves a little out, and seeks where it jumps', async () => {
    const spans = [
      span('a', 0, 1, 0),
      span('a', 1, 2, 1),
      span('a', 2, 3, 2.5),
      span('a', 3, 4, 30),
      span('a', 4, 5, 3),
    ];
    const played = await play(spans, 5);
    expect(played.opened).toEqual(['a@0', 'a@30', 'a@3']);
    expect(played.leftOpen).toBe(0);
  });

  it('needs no decoder in a gap', async () => {
    const played = await play([span('a', 0, 1, 0), span('b', 8, 9, 0)], 10);
    expect(played.opened).toEqual(['a@0', 'b@0']);
    expect(played.mostOpen).toBe(1);
  });

  it('lets go of what was opened ahead and stayed hidden, and opens the next cut ahead', async () => {
    const spans = Array.from({ length: 4 }, (_, index) => span(`s${index}`, index, index + 1, 0));
    const played = await play(spans, 4, (timeSec) => timeSec > 0.5 && timeSec < 2.99);
    expect(played.opened).toEqual(['s0@0', 's1@0', 's3@0']);
    expect(played.openedAtSec[2]).toBeLessThan(3);
    expect(played.mostOpen).toBe(2);
    expect(played.leftOpen).toBe(0);
  });
});
