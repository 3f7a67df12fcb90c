/** Drawing, moving and resizing an area on a picture with a pointer. In fractions of the picture. Pure. */
import type { PictureArea } from '../../../../media/compose/picture-area.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is held: the area by a place in it, or a corner across from one that stays. */
export type AreaDrag =
  | { readonly kind: 'move'; readonly area: PictureArea; readonly from: Point }
  | { readonly kind: 'corner'; readonly fixed: Point };

/** The service takes no shorter sides. */
export const SHORTEST_SIDE = 0.05;
/** A corner is held from this near. */
const CORNER_REACH = 0.04;

/** What a press at `point` takes hold of: a corner, the area, or nothing of it, which begins a new one. */
export function takeHold(area: PictureArea | null, point: Point): AreaDrag {
  if (area !== null) {
    const [right, bottom] = [area.x + area.width, area.y + area.height];
    for (const [x, across] of [[area.x, right] as const, [right, area.x] as const])
      for (const [y, down] of [[area.y, bottom] as const, [bottom, area.y] as const])
        if (Math.abs(point.x - x) < CORNER_REACH && Math.abs(point.y - y) < CORNER_REACH)
          return { kind: 'corner', fixed: { x: across, y: down } };
    if (point.x > area.x && point.x < right && point.y > area.y && point.y < bottom)
      return { kind: 'move', area, from: point };
  }
  return { kind: 'corner', fixed: point };
}

/** The area with what is held at `point`. */
export function draggedTo(drag: AreaDrag, point: Point): PictureArea {
  if (drag.kind === 'move') {
    const { area, from } = drag;
    return insidePicture({ ...area, x: area.x + point.x - from.x, y: area.y + point.y - from.y });
  }
  const { fixed } = drag;
  const width = Math.max(SHORTEST_SIDE, Math.abs(point.x - fixed.x));
  const height = Math.max(SHORTEST_SIDE, Math.abs(point.y - fixed.y));
  return insidePicture({
    x: point.x < fixed.x ? fixed.x - width : fixed.x,
    y: point.y < fixed.y ? fixed.y - height : fixed.y,
    width,
    height,
  });
}

/** The nearest area of a size that is allowed, inside the picture. */
export function insidePicture(area: PictureArea): PictureArea {
  const width = Math.min(1, Math.max(SHORTEST_SIDE, area.width));
  const height = Math.min(1, Math.max(SHORTEST_SIDE, area.height));
  const start = (at: number, length: number): number => Math.min(1 - length, Math.max(0, at));
  return { x: start(area.x, width), y: start(area.y, height), width, height };
}
