/**
 * Where two pictures of block averages differ, as a person would point at it. What another machine's letters, or
 * a pixel more or less, do to a block is explained by the blocks around it and does not count.
 */
import { BLOCK_PX, type Picture } from './block-averages.ts';

/** A place that differs, in pixels of the page. */
export interface Difference {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The mean colours there, `#rrggbb`. */
  readonly kept: string;
  readonly now: string;
}

/** Levels of 255 that a flat colour may be off. */
const LEVELS = 5;
/** What anti-aliasing may add at edges, as a share of the contrast there. */
const OF_CONTRAST = 0.2;
/** Fewer blocks together are a mark nobody would see. */
const BLOCKS_MIN = 4;
/** Marked blocks this near belong to one place. */
const REACH_BLOCKS = 3;

/** @returns the largest places first; empty where the pictures are alike. Pictures of two sizes differ everywhere. */
export function differencesOf(kept: Picture, now: Picture): readonly Difference[] {
  if (kept.width !== now.width || kept.height !== now.height)
    return [placeOf(kept, now, { left: 0, top: 0, right: kept.width - 1, bottom: kept.height - 1 })];
  const marks = differingBlocks(kept, now);
  for (const blocks of groupsOf(marks, kept.width, 1))
    if (blocks.length < BLOCKS_MIN) for (const at of blocks) marks[at] = 0;
  return groupsOf(marks, kept.width, REACH_BLOCKS)
    .map((blocks) => placeOf(kept, now, boundsOf(blocks, kept.width)))
    .sort((one, other) => other.width * other.height - one.width * one.height);
}

/** @returns 1 for each block that neither picture's surroundings explain */
export function differingBlocks(kept: Picture, now: Picture): Uint8Array {
  const marks = new Uint8Array(kept.width * kept.height);
  for (let at = 0; at < marks.length; at += 1)
    // Nearly all blocks end here.
    if (!areAlike(kept, now, at) && (isUnexplained(kept, now, at) || isUnexplained(now, kept, at)))
      marks[at] = 1;
  return marks;
}

function areAlike({ rgba }: Picture, { rgba: other }: Picture, at: number): boolean {
  const differs = (byte: number) => Math.abs((rgba[byte] ?? 0) - (other[byte] ?? 0)) > LEVELS;
  return !(differs(4 * at) || differs(4 * at + 1) || differs(4 * at + 2));
}

/** Whether the block of `one` is outside of what `other` shows there and one block around. */
function isUnexplained(one: Picture, other: Picture, at: number): boolean {
  const x = at % one.width;
  const y = Math.floor(at / one.width);
  for (let channel = 0; channel < 3; channel += 1) {
    let [low, high] = [255, 0];
    for (let nearY = Math.max(0, y - 1); nearY <= Math.min(one.height - 1, y + 1); nearY += 1)
      for (let nearX = Math.max(0, x - 1); nearX <= Math.min(one.width - 1, x + 1); nearX += 1) {
        const level = other.rgba[4 * (nearY * other.width + nearX) + channel] ?? 0;
        low = Math.min(low, level);
        high = Math.max(high, level);
      }
    const room = LEVELS + OF_CONTRAST * (high - low);
    const level = one.rgba[4 * at + channel] ?? 0;
    if (level < low - room || level > high + room) return true;
  }
  return false;
}

/** Marked blocks that hang together over at most `reach` blocks. */
function groupsOf(marks: Uint8Array, width: number, reach: number): readonly (readonly number[])[] {
  const height = marks.length / width;
  const isSeen = new Uint8Array(marks.length);
  const groups: number[][] = [];
  for (let start = 0; start < marks.length; start += 1) {
    if (marks[start] === 0 || isSeen[start] === 1) continue;
    const group = [start];
    isSeen[start] = 1;
    // The group grows while it is walked.
    for (const at of group) {
      const [x, y] = [at % width, Math.floor(at / width)];
      for (let nearY = Math.max(0, y - reach); nearY <= Math.min(height - 1, y + reach); nearY += 1)
        for (let nearX = Math.max(0, x - reach); nearX <= Math.min(width - 1, x + reach); nearX += 1) {
          const near = nearY * width + nearX;
          if (marks[near] === 0 || isSeen[near] === 1) continue;
          isSeen[near] = 1;
          group.push(near);
        }
    }
    groups.push(group);
  }
  return groups;
}

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boundsOf(blocks: readonly number[], width: number): Bounds {
  const [first = 0] = blocks;
  const bounds = { left: width, top: Math.floor(first / width), right: 0, bottom: 0 };
  for (const at of blocks) {
    const [x, y] = [at % width, Math.floor(at / width)];
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

function placeOf(kept: Picture, now: Picture, bounds: Bounds): Difference {
  const { left, top, right, bottom } = bounds;
  return {
    x: left * BLOCK_PX,
    y: top * BLOCK_PX,
    width: (right - left + 1) * BLOCK_PX,
    height: (bottom - top + 1) * BLOCK_PX,
    kept: meanColour(kept, bounds),
    now: meanColour(now, bounds),
  };
}

function meanColour({ width, height, rgba }: Picture, { left, top, right, bottom }: Bounds): string {
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = top; y <= Math.min(bottom, height - 1); y += 1)
    for (let x = left; x <= Math.min(right, width - 1); x += 1) {
      count += 1;
      for (let channel = 0; channel < 3; channel += 1)
        sums[channel] = (sums[channel] ?? 0) + (rgba[4 * (y * width + x) + channel] ?? 0);
    }
  const hex = sums.map((sum) =>
    Math.round(sum / Math.max(1, count))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
