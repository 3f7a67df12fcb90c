/** A colour of a style as BT.709 limited range samples (ITU-R BT.709-6, items 3.2 to 3.5). */
export interface LimitedColour {
  readonly luma: number;
  readonly blueDifference: number;
  readonly redDifference: number;
}

/** `#rrggbb`; throws RangeError for anything else. */
export function limitedColour(color: string): LimitedColour {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (parts === null) throw new RangeError(`"${color}" is not a colour written as #rrggbb.`);
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => Number.parseInt(part, 16) / 255);
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return {
    luma: Math.round(16 + 219 * luma),
    blueDifference: Math.round(128 + (224 * (blue - luma)) / 1.8556),
    redDifference: Math.round(128 + (224 * (red - luma)) / 1.5748),
  };
}
