/** A rectangle in pixels, whole ones unless said otherwise. */
export interface RectPx {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function evenDown(value: number): number {
  return Math.floor(value / 2) * 2;
}

function evenUp(value: number): number {
  return Math.ceil(value / 2) * 2;
}

/** The even number nearest to the value, at least 0. */
export function nearestEven(value: number): number {
  return Math.max(0, Math.round(value / 2) * 2);
}

/** The smallest even rectangle around `rect` inside a picture of even size, at least two pixels each way. */
export function evenBoxAround(
  rect: RectPx,
  picture: { readonly widthPx: number; readonly heightPx: number },
): RectPx {
  const x = Math.min(Math.max(0, evenDown(rect.x)), picture.widthPx - 2);
  const y = Math.min(Math.max(0, evenDown(rect.y)), picture.heightPx - 2);
  const right = Math.min(evenUp(rect.x + rect.width), evenDown(picture.widthPx));
  const bottom = Math.min(evenUp(rect.y + rect.height), evenDown(picture.heightPx));
  return { x, y, width: Math.max(2, right - x), height: Math.max(2, bottom - y) };
}
