/** How a creator's own captions differ from the style they are drawn in. Pure: a style and a look in, a style out. */
import type { Logo } from '../../base/film/brand-logo.ts';
import { type DrawnFont, fontKey } from '../../base/film/caption-fonts.ts';
import type { CaptionStyle } from './caption-style.ts';
import type { EmphasisRule } from './emphasised-words.ts';
import type { LetterCase } from './letter-case.ts';

export type WordsAtOnce = 'word' | 'line' | 'two_lines';

/** How a creator's opening texts look; null leaves a thing as it is. Colours are `#rrggbb`. */
export interface HookLook {
  readonly color: string | null;
  readonly boxColor: string | null;
  /** Times the usual size. */
  readonly size: number | null;
  /** Middle of the text, 0 to 1 of the height. */
  readonly place: number | null;
}

/** null leaves a thing as the style has it. Colours are `#rrggbb`. */
export interface CaptionLook {
  /** Absent for that of the style. */
  readonly font?: DrawnFont | undefined;
  /** A fitting emoji after some words, by rule. */
  readonly emoji?: true | undefined;
  readonly hook?: HookLook | undefined;
  /** Over all of the picture, whether captions are drawn or not. */
  readonly logo?: Logo | undefined;
  readonly color: string | null;
  /** Of the word being spoken, also in styles that do not follow the voice by themselves; of the words of the rule, with one. */
  readonly emphasisColor: string | null;
  /** Which words stand out instead of the one being spoken. */
  readonly emphasisRule: EmphasisRule | null;
  /** Times the size of the style. */
  readonly size: number | null;
  /** 0 is the top of where text may stand, 1 the bottom; it goes before what faces and seams ask for. */
  readonly place: number | null;
  readonly letterCase: LetterCase;
  /** Full width in em, half of it outside the letters; 0 for none. */
  readonly outline: { readonly widthEm: number; readonly color: string } | null;
  /** Behind the whole text; an opacity of 0 for none. */
  readonly box: { readonly color: string; readonly opacity: number; readonly radiusEm: number } | null;
  readonly wordsAtOnce: WordsAtOnce | null;
}

const PAGES: Readonly<Record<WordsAtOnce, Pick<CaptionStyle, 'maxLines' | 'maxWordsPerPage'>>> = {
  word: { maxLines: 1, maxWordsPerPage: 1 },
  line: { maxLines: 1, maxWordsPerPage: 8 },
  two_lines: { maxLines: 2, maxWordsPerPage: 16 },
};

export function styleWithLook(style: CaptionStyle, look: CaptionLook): CaptionStyle {
  const color = look.color ?? style.color;
  return {
    ...style,
    font: look.font,
    color,
    size: style.size * (look.size ?? 1),
    ...emphasisOf(style, color, look),
    ...(look.outline === null ? {} : { strokeEm: look.outline.widthEm, strokeColor: look.outline.color }),
    ...(look.box === null
      ? {}
      : {
          plate: look.box.opacity === 0 ? null : colorWithOpacity(look.box.color, look.box.opacity),
          plateRadiusEm: look.box.radiusEm,
        }),
    ...(look.wordsAtOnce === null ? {} : PAGES[look.wordsAtOnce]),
  };
}

type Emphasis = Pick<CaptionStyle, 'spokenColor' | 'spokenPlate' | 'speakerColors' | 'emphasis'>;

/** Where neither the brand nor its style says one. */
const EMPHASIS_COLOR = '#ffd60a';

function emphasisOf(
  style: CaptionStyle,
  color: string,
  { emphasisColor, emphasisRule }: CaptionLook,
): Emphasis {
  if (emphasisRule !== null) {
    const shown = emphasisColor ?? style.spokenPlate ?? style.spokenColor ?? EMPHASIS_COLOR;
    // Words still pop as they are spoken, where the style has that.
    const spokenColor = style.spokenColor === null ? null : color;
    return {
      spokenColor,
      spokenPlate: null,
      speakerColors: null,
      emphasis: { rule: emphasisRule, color: shown },
    };
  }
  return emphasisColor === null ? ownEmphasis(style, color) : emphasis(style, color, emphasisColor);
}

/** A style that marks words by what is behind them keeps their letters in the colour of the others. */
function ownEmphasis({ spokenColor, spokenPlate, speakerColors }: CaptionStyle, color: string): Emphasis {
  return { spokenColor: spokenPlate === null ? spokenColor : color, spokenPlate, speakerColors };
}

function emphasis({ spokenPlate, speakerColors }: CaptionStyle, color: string, wanted: string): Emphasis {
  if (spokenPlate !== null) return { spokenColor: color, spokenPlate: wanted, speakerColors };
  const colors = speakerColors === null ? null : [wanted, ...speakerColors.slice(1)];
  return { spokenColor: wanted, spokenPlate, speakerColors: colors };
}

function colorWithOpacity(color: string, opacity: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${opacity})`;
}

const keys = new WeakMap<CaptionLook, string>();

/** Equal for captions that look the same; without what files hold, which may be much. */
export function lookKey(look: CaptionLook | undefined): string {
  if (look === undefined) return '';
  const known = keys.get(look);
  if (known !== undefined) return known;
  const { font, logo: _, ...rest } = look;
  const key = `${JSON.stringify(rest)}${fontKey(font)}`;
  keys.set(look, key);
  return key;
}
