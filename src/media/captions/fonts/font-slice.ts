/** A part of a font in a file of its own, and which characters it answers for. */
export interface FontSlice {
  /** For people, where it does not load. */
  readonly name: string;
  readonly family: string;
  readonly url: string;
  /** As in the font's own style sheet (CSS Fonts 4, section 4.5). */
  readonly unicodeRange: string;
}

type CodePoints = readonly [first: number, last: number];

const RANGE = /U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi;
/** They choose between shapes of the character before them and have none themselves; spaces are in every font. */
const WITHOUT_SHAPE = /\p{Cc}|\p{Cf}|\p{Z}|[\ufe00-\ufe0f]/u;

/** First slices win; characters no slice has, and those without a shape, need none. */
export function slicesFor(text: string, slices: readonly FontSlice[]): ReadonlySet<FontSlice> {
  const needed = new Set<FontSlice>();
  for (const character of new Set(text)) {
    if (WITHOUT_SHAPE.test(character)) continue;
    const slice = slices.find((one) => covers(one, character.codePointAt(0) ?? 0));
    if (slice) needed.add(slice);
  }
  return needed;
}

export function coversAll(text: string, slices: readonly FontSlice[]): boolean {
  return Array.from(new Set(text)).every(
    (character) =>
      WITHOUT_SHAPE.test(character) || slices.some((one) => covers(one, character.codePointAt(0) ?? 0)),
  );
}

const parsed = new WeakMap<FontSlice, readonly CodePoints[]>();

function covers(slice: FontSlice, codePoint: number): boolean {
  let ranges = parsed.get(slice);
  if (ranges === undefined) {
    ranges = Array.from(slice.unicodeRange.matchAll(RANGE), ([, first = '', last = first]) => [
      Number.parseInt(first, 16),
      Number.parseInt(last, 16),
    ]);
    parsed.set(slice, ranges);
  }
  return ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
