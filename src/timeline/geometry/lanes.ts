/** The rows of a timeline from top to bottom. Fixed, so that nothing moves when something is added. */
import type { Row } from './stack-rows.ts';

const LANE_IDS = ['ruler', 'text', 'broll', 'video', 'words', 'sound', 'audio', 'music'] as const;
export type LaneId = (typeof LANE_IDS)[number];

export interface Lane {
  readonly id: LaneId;
  readonly topPx: number;
  readonly heightPx: number;
}

const HEIGHTS_PX: Readonly<Record<LaneId, number>> = {
  ruler: 28,
  text: 28,
  broll: 34,
  video: 62,
  words: 26,
  sound: 46,
  audio: 34,
  music: 28,
};
const GAP_PX = 4;

export const LANES: readonly Lane[] = stacked();
export const LANES_HEIGHT_PX =
  LANES.reduce((bottom, lane) => Math.max(bottom, lane.topPx + lane.heightPx), 0) + GAP_PX;

/** The lane at a height; the gap under a lane belongs to it, so that nothing lies between lanes. */
export function laneAt(yPx: number): LaneId {
  const lane = LANES.findLast(({ topPx }) => yPx >= topPx);
  return lane?.id ?? 'ruler';
}

/** The part of a lane that one of its rows has. */
export function rowOf({ topPx, heightPx }: Lane, { row, of }: Row): { topPx: number; heightPx: number } {
  if (of === 1) return { topPx, heightPx };
  const [from, to] = [row, row + 1].map((edge) => Math.round((edge * (heightPx + 1)) / of)) as [
    number,
    number,
  ];
  return { topPx: topPx + from, heightPx: Math.max(1, to - from - 1) };
}

export function laneOf(id: LaneId): Lane {
  const lane = LANES.find((one) => one.id === id);
  if (lane === undefined) throw new Error(`There is no lane ${id}.`);
  return lane;
}

function stacked(): Lane[] {
  let topPx = 0;
  return LANE_IDS.map((id) => {
    const lane = { id, topPx, heightPx: HEIGHTS_PX[id] };
    topPx += lane.heightPx + GAP_PX;
    return lane;
  });
}
