/** Looks for faces in the four corners of a picture, closer than a look at all of it is: webcams are small. */
import { nearestEven } from '../../pictures/rect-px.ts';
import { FACE_INPUT_PX } from './decode-faces.ts';
import type { Face } from './face.ts';
import type { FaceDetector } from './face-detector.ts';
import type { Side } from './find-webcam.ts';

/** Of the picture's height, each corner; square, so that faces keep their shape. */
const CORNER_SHARE = 0.6;

interface SizePx {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** How large a wide picture is looked at, even: its corners have the size that the detector takes. */
export function cornersSize(aspect: number): SizePx {
  const heightPx = nearestEven(FACE_INPUT_PX / CORNER_SHARE);
  return { widthPx: Math.max(FACE_INPUT_PX, nearestEven(heightPx * aspect)), heightPx };
}

/**
 * @param rgb of `cornersSize`, three bytes a pixel
 * @param sides where it is looked
 */
export async function facesInCorners(
  rgb: Uint8Array,
  { widthPx, heightPx }: SizePx,
  detector: Pick<FaceDetector, 'detect'>,
  sides: readonly Side[],
): Promise<Face[]> {
  const faces: Face[] = [];
  const side = FACE_INPUT_PX;
  for (const left of sides.map((one) => (one === 'left' ? 0 : widthPx - side)))
    for (const top of [0, heightPx - side]) {
      const found = await detector.detect(cornerOf(rgb, widthPx, left, top));
      const across = (at: number): number => (at * side + left) / widthPx;
      const down = (at: number): number => (at * side + top) / heightPx;
      for (const face of found)
        faces.push({
          score: face.score,
          centerX: across(face.centerX),
          centerY: down(face.centerY),
          width: (face.width * side) / widthPx,
          height: (face.height * side) / heightPx,
          mouthX: across(face.mouthX),
          mouthY: down(face.mouthY),
        });
    }
  return faces;
}

function cornerOf(rgb: Uint8Array, widthPx: number, left: number, top: number): Uint8Array {
  const rowBytes = 3 * FACE_INPUT_PX;
  const corner = new Uint8Array(rowBytes * FACE_INPUT_PX);
  for (let row = 0; row < FACE_INPUT_PX; row += 1) {
    const from = 3 * ((top + row) * widthPx + left);
    corner.set(rgb.subarray(from, from + rowBytes), row * rowBytes);
  }
  return corner;
}
