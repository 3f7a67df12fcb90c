/**
 * From the raw output of BlazeFace (back camera, 256 px) to faces. Anchors, boxes and keypoints as in the
 * model's own description: Bazarevsky et al., "BlazeFace: Sub-millisecond Neural Face Detection on Mobile
 * GPUs" (2019), and MediaPipe's face_detection_back_desktop_gpu graph. Pure.
 */
import { type Face, overlapOf } from './face.ts';

export const FACE_INPUT_PX = 256;
/** One anchor in the middle of each cell of the grid, this many times. */
const GRIDS = [
  { cells: 16, anchorsPerCell: 2 },
  { cells: 8, anchorsPerCell: 6 },
] as const;
export const ANCHOR_COUNT = 896;
/** Box (x, y, width, height), then x and y of both eyes, nose, mouth and both ears. */
const VALUES_PER_ANCHOR = 16;
const MOUTH = 10;
const MIN_SCORE = 0.5;
/** Boxes that share more than this are one face (MediaPipe: min_suppression_threshold). */
const SAME_FACE_OVERLAP = 0.3;

const ANCHORS = anchors();

/** @param logits one an anchor @param boxes sixteen an anchor, in input pixels from the anchor */
export function decodeFaces(logits: Float32Array, boxes: Float32Array): Face[] {
  const found: Face[] = [];
  for (const [index, anchor] of ANCHORS.entries()) {
    const score = 1 / (1 + Math.exp(-(logits[index] as number)));
    if (!(score >= MIN_SCORE)) continue;
    const at = index * VALUES_PER_ANCHOR;
    const read = (offset: number): number => (boxes[at + offset] as number) / FACE_INPUT_PX;
    found.push({
      centerX: anchor.x + read(0),
      centerY: anchor.y + read(1),
      width: read(2),
      height: read(3),
      score,
      mouthX: anchor.x + read(MOUTH),
      mouthY: anchor.y + read(MOUTH + 1),
    });
  }
  return joinDoubles(found);
}

/**
 * One face for all boxes that overlap the strongest of them, their mean weighted by score, as BlazeFace does
 * against jitter. From the surest to the least sure.
 */
export function joinDoubles(faces: readonly Face[]): Face[] {
  let left = [...faces].sort((a, b) => b.score - a.score);
  const joined: Face[] = [];
  for (let best = left[0]; best !== undefined; best = left[0]) {
    const strongest = best;
    const same = left.filter((face) => face === strongest || overlapOf(face, strongest) > SAME_FACE_OVERLAP);
    left = left.filter((face) => !same.includes(face));
    const weight = same.reduce((sum, { score }) => sum + score, 0);
    const mean = (value: (face: Face) => number): number =>
      same.reduce((sum, face) => sum + face.score * value(face), 0) / weight;
    joined.push({
      centerX: mean((face) => face.centerX),
      centerY: mean((face) => face.centerY),
      width: mean((face) => face.width),
      height: mean((face) => face.height),
      score: strongest.score,
      mouthX: mean((face) => face.mouthX),
      mouthY: mean((face) => face.mouthY),
    });
  }
  return joined;
}

function anchors(): { x: number; y: number }[] {
  return GRIDS.flatMap(({ cells, anchorsPerCell }) =>
    Array.from({ length: cells * cells * anchorsPerCell }, (_, index) => {
      const cell = Math.floor(index / anchorsPerCell);
      return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells };
    }),
  );
}
