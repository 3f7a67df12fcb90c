/** The four caption styles as data: sizes, colours, limits. Layout reads this, nothing else decides looks. */
import type { DrawnFont } from '../../base/film/caption-fonts.ts';
import { styleWithLook } from './caption-look.ts';
import { type CaptionPage, captionPages, type PageRules } from './caption-pages.ts';
import type { CaptionedPlan, CaptionPlan, CaptionStyleId } from './caption-plan.ts';
import type { EmphasisRule } from './emphasised-words.ts';
import type { CaptionFontWeight } from './fonts/text-width.ts';

export interface CaptionStyle {
  readonly weight: CaptionFontWeight;
  /** Absent for the usual one. */
  readonly font?: DrawnFont | undefined;
  /** Share of the shorter side of the picture. */
  readonly size: number;
  readonly lineHeightEm: number;
  readonly color: string;
  /** Full width of the stroke around letters; half of it lies outside them. 0 for none. */
  readonly strokeEm: number;
  /** Absent for the usual one. */
  readonly strokeColor?: string;
  /** Colour of the word being spoken; null where a style does not follow the voice. */
  readonly spokenColor: string | null;
  /** The same for each speaker, the first one's is `spokenColor`; null where a style has no such colours. */
  readonly speakerColors: readonly string[] | null;
  /** Fill behind the word being spoken. */
  readonly spokenPlate: string | null;
  /** Fill behind the whole text. */
  readonly plate: string | null;
  /** Of the corners of that; absent for the usual one. */
  readonly plateRadiusEm?: number;
  /** Words that stand out by a rule, and their colour; absent for none. */
  readonly emphasis?: { readonly rule: EmphasisRule; readonly color: string };
  readonly pops: boolean;
  readonly maxLines: number;
  readonly maxWordsPerPage: number;
}

export const CAPTION_STYLES: Readonly<Record<CaptionStyleId, CaptionStyle>> = {
  'bold-karaoke': {
    weight: 800,
    size: 0.079,
    lineHeightEm: 1.16,
    color: '#ffffff',
    strokeEm: 0.2,
    spokenColor: '#ffd60a',
    speakerColors: ['#ffd60a', '#4fc3ff', '#5cf2b2', '#ff8ac4', '#ff9f45', '#c3a6ff'],
    spokenPlate: null,
    plate: null,
    pops: false,
    maxLines: 2,
    maxWordsPerPage: 12,
  },
  'word-pop': {
    weight: 800,
    size: 0.112,
    lineHeightEm: 1.12,
    color: '#ffffff',
    strokeEm: 0.18,
    spokenColor: '#5cf2b2',
    speakerColors: ['#5cf2b2', '#ff8ac4', '#4fc3ff', '#ffd60a', '#c3a6ff', '#ff9f45'],
    spokenPlate: null,
    plate: null,
    pops: true,
    maxLines: 1,
    maxWordsPerPage: 3,
  },
  boxed: {
    weight: 700,
    size: 0.056,
    lineHeightEm: 1.36,
    color: '#ffffff',
    strokeEm: 0,
    spokenColor: '#ffffff',
    speakerColors: null,
    spokenPlate: '#4f5bff',
    plate: 'rgb(12 14 22 / 0.86)',
    pops: false,
    maxLines: 2,
    maxWordsPerPage: 16,
  },
  outline: {
    weight: 700,
    size: 0.058,
    lineHeightEm: 1.24,
    color: '#ffffff',
    strokeEm: 0.23,
    spokenColor: null,
    speakerColors: null,
    spokenPlate: null,
    plate: null,
    pops: false,
    maxLines: 2,
    maxWordsPerPage: 16,
  },
};

/** The style with the look of a brand over it, where the captions have one. */
export function styleOfCaptions({ style, look }: Pick<CaptionPlan, 'style' | 'look'>): CaptionStyle {
  return look === undefined ? CAPTION_STYLES[style] : styleWithLook(CAPTION_STYLES[style], look);
}

/** Of the word being spoken; more people than colours begin again. @param speaker undefined where they all have one colour */
export function spokenColorOf(
  { spokenColor, speakerColors }: CaptionStyle,
  speaker: number | undefined,
): string | null {
  if (speaker === undefined || speakerColors === null) return spokenColor;
  return speakerColors[speaker % speakerColors.length] ?? spokenColor;
}

/** Where neither a rule, a brand nor the style says one. */
const STANDING_OUT = '#ffd60a';

/** Of a word that was made to stand out by hand. */
export function emphasisColorOf({ color, emphasis, spokenColor, spokenPlate }: CaptionStyle): string {
  if (emphasis !== undefined) return emphasis.color;
  return spokenPlate ?? (spokenColor === null || spokenColor === color ? STANDING_OUT : spokenColor);
}

/** Where text may stand: platform chrome covers the bottom and right edge of vertical video. */
export interface CaptionArea {
  readonly fontSizePx: number;
  readonly maxTextWidthPx: number;
  readonly topPx: number;
  readonly bottomPx: number;
  readonly maxCharacters: number;
}

const VERTICAL = { scale: 1, textWidth: 0.86, top: 0.1, bottom: 0.745, maxCharacters: 28 };
const HORIZONTAL = { scale: 0.76, textWidth: 0.72, top: 0.08, bottom: 0.92, maxCharacters: 42 };
/** A page is drawn at most this much smaller before a long word is cut in two. */
const SMALLEST_SHRINK = 0.55;

export function captionArea(style: CaptionStyle, widthPx: number, heightPx: number): CaptionArea {
  const area = heightPx > widthPx ? VERTICAL : HORIZONTAL;
  return {
    fontSizePx: Math.max(8, Math.round(style.size * area.scale * Math.min(widthPx, heightPx))),
    maxTextWidthPx: Math.round(widthPx * area.textWidth),
    topPx: Math.round(heightPx * area.top),
    bottomPx: Math.round(heightPx * area.bottom),
    maxCharacters: area.maxCharacters,
  };
}

/** The pages of a plan's captions, as drawn and as written to SRT and VTT; empty without captions. */
export function captionPagesOf(plan: CaptionedPlan): CaptionPage[] {
  if (plan.captions === null) return [];
  const style = styleOfCaptions(plan.captions);
  const area = captionArea(style, plan.widthPx, plan.heightPx);
  const maxWidthEm = area.maxTextWidthPx / area.fontSizePx;
  const rules: PageRules = {
    weight: style.weight,
    font: style.font,
    maxCharacters: area.maxCharacters,
    maxWidthEm,
    maxWordWidthEm: maxWidthEm / SMALLEST_SHRINK,
    maxLines: style.maxLines,
    maxWordsPerPage: style.maxWordsPerPage,
    fps: plan.fps,
    durationSec: plan.captions.untilSec ?? plan.durationSec,
  };
  return captionPages(plan.captions.words, rules);
}
