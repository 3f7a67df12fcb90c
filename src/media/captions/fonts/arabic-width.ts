/** How wide Arabic letters are: each has up to four shapes, by the neighbours it is joined to. */
import { ARABIC_WIDTHS } from './arabic-widths.ts';
import type { CaptionFontWeight } from './text-width.ts';

const FIRST = 0x620;
/** The stroke that draws letters apart: it joins both, and looks the same everywhere. */
const TATWEEL = 0x640;
const MARK = /\p{M}/u;

type Shape = keyof (typeof ARABIC_WIDTHS)[CaptionFontWeight];

function readShapes(weight: CaptionFontWeight): Readonly<Record<Shape, readonly number[]>> {
  const read = (shape: Shape) => ARABIC_WIDTHS[weight][shape].split(' ').map((width) => Number(width) / 1000);
  return {
    isolated: read('isolated'),
    final: read('final'),
    initial: read('initial'),
    medial: read('medial'),
  };
}

const shapes = { 700: readShapes(700), 800: readShapes(800) } as const;

/** Width in em of the character of `text` at `index` (UTF-16 units); null where it is not an Arabic letter of the font. */
export function arabicWidthEm(text: string, index: number, weight: CaptionFontWeight): number | null {
  const code = text.charCodeAt(index);
  if (!isLetter(code)) return null;
  const joinsBefore = joinsPrevious(code) && joinsNext(letterBeside(text, index, -1));
  const joinsAfter = joinsNext(code) && joinsPrevious(letterBeside(text, index, 1));
  const shape: Shape = joinsBefore ? (joinsAfter ? 'medial' : 'final') : joinsAfter ? 'initial' : 'isolated';
  return shapes[weight][shape][code - FIRST] ?? null;
}

function isLetter(code: number): boolean {
  return (shapes[700].isolated[code - FIRST] ?? 0) > 0;
}

/** A letter that never joins the next one looks the same with a joining stroke after it and without. */
function joinsNext(code: number): boolean {
  const { isolated, initial } = shapes[700];
  return code === TATWEEL || isolated[code - FIRST] !== initial[code - FIRST];
}

/** Hamza and digits, which join nothing, look the same everywhere. */
function joinsPrevious(code: number): boolean {
  const { isolated, final } = shapes[700];
  return joinsNext(code) || isolated[code - FIRST] !== final[code - FIRST];
}

/** Over marks, which stand on a letter and do not part it from the next; NaN at the ends. */
function letterBeside(text: string, index: number, step: 1 | -1): number {
  let at = index + step;
  while (MARK.test(text[at] ?? '')) at += step;
  return text.charCodeAt(at);
}
