/** A face as the detector sees it in one picture. Fractions of the picture, which is what framing works in. */
export interface Face {
  /** Of the box from brow to chin and ear to ear; may reach past the edge of the picture. */
  readonly centerX: number;
  readonly centerY: number;
  readonly width: number;
  readonly height: number;
  /** 0 to 1. */
  readonly score: number;
  /** Middle of the mouth. */
  readonly mouthX: number;
  readonly mouthY: number;
}

/** Shared area over joint area of two boxes, 0 to 1. */
export function overlapOf(a: FaceBox, b: FaceBox): number {
  const width = overlapLength(a.centerX, a.width, b.centerX, b.width);
  const height = overlapLength(a.centerY, a.height, b.centerY, b.height);
  const shared = width * height;
  const joint = a.width * a.height + b.width * b.height - shared;
  return joint > 0 ? shared / joint : 0;
}

export type FaceBox = Pick<Face, 'centerX' | 'centerY' | 'width' | 'height'>;

function overlapLength(centerA: number, lengthA: number, centerB: number, lengthB: number): number {
  const end = Math.min(centerA + lengthA / 2, centerB + lengthB / 2);
  return Math.max(0, end - Math.max(centerA - lengthA / 2, centerB - lengthB / 2));
}
