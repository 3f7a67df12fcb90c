/** Which clips are shown and in what order, and which one comes after a decision. Pure. */
import type { Clip } from '../../../../contract/schemas/clip.ts';

export const SHOWN = ['all', 'proposed', 'accepted', 'rejected'] as const;
export type Shown = (typeof SHOWN)[number];
export const SORTS = ['score', 'time', 'length'] as const;
export type Sort = (typeof SORTS)[number];

const ORDER: Record<Sort, (a: Clip, b: Clip) => number> = {
  score: (a, b) => a.rank - b.rank,
  time: (a, b) => a.startSec - b.startSec,
  length: (a, b) => a.durationSec - b.durationSec,
};

export function listClips(clips: readonly Clip[], shown: Shown, sort: Sort): Clip[] {
  return clips.filter((clip) => shown === 'all' || clip.status === shown).toSorted(ORDER[sort]);
}

export const GROUP_SIZE = 20;

/**
 * The clips of a list in groups of neighbours, for drawing: a clip stays in its group, at the same place among the
 * groups, whatever is shown beside it.
 * @param all those that are not shown too, in the same order
 */
export function inGroups(list: readonly Clip[], all: readonly Clip[]): readonly (readonly Clip[])[] {
  const groups = Array.from({ length: Math.ceil(all.length / GROUP_SIZE) }, (): Clip[] => []);
  let next = 0;
  for (const [index, { id }] of all.entries()) {
    const clip = list[next];
    if (clip?.id !== id) continue;
    groups[Math.floor(index / GROUP_SIZE)]?.push(clip);
    next += 1;
  }
  return groups;
}

/** The next clip still to decide, after this one and then from the start; null when none is left. */
export function nextToDecide(clips: readonly Clip[], clipId: string): Clip | null {
  const at = clips.findIndex((clip) => clip.id === clipId);
  const rotated = [...clips.slice(at + 1), ...clips.slice(0, Math.max(0, at))];
  return rotated.find((clip) => clip.status === 'proposed') ?? null;
}

/** Nothing is left to decide, nor to look at where only some are shown: the summary is next. */
export function isFinished(clips: readonly Clip[], list: readonly Clip[], shown: Shown): boolean {
  return (shown === 'all' || list.length === 0) && clips.every(({ status }) => status !== 'proposed');
}

/** The clip `by` places away, staying inside the list. */
export function neighbour(clips: readonly Clip[], clipId: string, by: number): Clip | null {
  const at = clips.findIndex((clip) => clip.id === clipId);
  return clips[Math.min(clips.length - 1, Math.max(0, at + by))] ?? null;
}
