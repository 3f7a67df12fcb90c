/** What lies under a point of the canvas. Points are CSS pixels from its top left corner. */
import { firstAfter } from '../../base/sorted.ts';
import { MUSIC_ID } from '../model/edit.ts';
import { type EditView, type OverlaidKind, overlaidOf, segmentIndexAt } from './edit-view.ts';
import { type LaneId, laneAt, laneOf, rowOf } from './lanes.ts';
import { WHOLE_LANE } from './stack-rows.ts';
import { secAt, type TimeScale, xOf } from './time-scale.ts';

export type Edge = 'start' | 'end';

export type Hit =
  | { readonly on: 'ruler' }
  | { readonly on: 'segment' | OverlaidKind; readonly id: string; readonly edge: Edge | null }
  | { readonly on: 'word'; readonly index: number }
  | { readonly on: 'music'; readonly id: typeof MUSIC_ID }
  | { readonly on: 'nothing' };

const NOTHING: Hit = { on: 'nothing' };
const NONE_LOCKED: ReadonlySet<LaneId> = new Set();

/**
 * @param edgePx how near to an edge still counts as the edge: more for fingers than for a mouse
 * @param locked what lies there cannot be taken hold of
 */
export function hitTest(
  view: EditView,
  scale: TimeScale,
  xPx: number,
  yPx: number,
  edgePx = 6,
  locked: ReadonlySet<LaneId> = NONE_LOCKED,
): Hit {
  const sec = secAt(scale, xPx);
  const lane = laneAt(yPx);
  if (locked.has(lane)) return NOTHING;
  switch (lane) {
    case 'ruler':
      return { on: 'ruler' };
    case 'video':
      return hitSegment(view, scale, xPx, edgePx);
    case 'text':
    case 'broll':
    case 'audio':
      return hitOverlaid(lane, view, scale, xPx, yPx, edgePx);
    case 'words': {
      const word = view.words[firstAfter(view.words, sec, (one) => one.endSec)];
      return word !== undefined && word.startSec <= sec ? { on: 'word', index: word.index } : NOTHING;
    }
    case 'music':
      return view.edit.music !== null && sec >= 0 && sec < view.durationSec
        ? { on: 'music', id: MUSIC_ID }
        : NOTHING;
    case 'sound':
      return NOTHING;
  }
}

/** Behind the end its edge is still taken, as far as `edgePx`. */
function hitSegment(view: EditView, scale: TimeScale, xPx: number, edgePx: number): Hit {
  const sec = secAt(scale, xPx);
  const segment = view.segments[segmentIndexAt(view, Math.max(0, sec))];
  if (segment === undefined || sec < 0) return NOTHING;
  const [leftPx, rightPx] = [xOf(scale, segment.outputStartSec), xOf(scale, segment.outputEndSec)];
  if (xPx > rightPx + edgePx) return NOTHING;
  return { on: 'segment', id: segment.id, edge: edgeAt(xPx, leftPx, rightPx, edgePx) };
}

function hitOverlaid(
  on: OverlaidKind,
  view: EditView,
  scale: TimeScale,
  xPx: number,
  yPx: number,
  edgePx: number,
): Hit {
  const lane = laneOf(on);
  const item = overlaidOf(view, on).findLast(({ id, outputStartSec, durationSec }) => {
    const row = view.rows.get(id) ?? WHOLE_LANE;
    const { topPx, heightPx } = rowOf(lane, row);
    // The gap under the lane belongs to its last row.
    if (yPx < topPx || (yPx > topPx + heightPx && row.row < row.of - 1)) return false;
    const [leftPx, rightPx] = [xOf(scale, outputStartSec), xOf(scale, outputStartSec + durationSec)];
    return xPx >= leftPx && xPx <= Math.max(rightPx, leftPx + 2);
  });
  if (item === undefined) return NOTHING;
  const [leftPx, rightPx] = [
    xOf(scale, item.outputStartSec),
    xOf(scale, item.outputStartSec + item.durationSec),
  ];
  return { on, id: item.id, edge: edgeAt(xPx, leftPx, rightPx, edgePx) };
}

/** Narrow things have no edges: taking hold of them must still be possible. */
function edgeAt(xPx: number, leftPx: number, rightPx: number, edgePx: number): Edge | null {
  if (rightPx - leftPx < 3 * edgePx) return xPx > rightPx ? 'end' : null;
  if (xPx - leftPx <= edgePx) return 'start';
  return rightPx - xPx <= edgePx ? 'end' : null;
}
