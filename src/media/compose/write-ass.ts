/**
 * Captions as Advanced SubStation Alpha (Script type v4.00+, as libass and VSFilter read it): where they stand, in
 * their letters and colours, the word being spoken marked. What a plate behind one word is drawn as differs by player.
 */
import {
  CAPTION_FONT_NAMES,
  type CaptionFont,
  type DrawnFont,
  USUAL_FONT_NAME,
} from '../../base/film/caption-fonts.ts';
import type { CaptionPage } from '../captions/caption-pages.ts';
import type { CaptionPiece } from '../captions/caption-piece.ts';
import { type CaptionStyle, captionPagesOf, styleOfCaptions } from '../captions/caption-style.ts';
import { drawnWeight } from '../captions/fonts/caption-families.ts';
import { restingColors, spokenColor } from './caption-colors.ts';
import { layOutPage, PLATE_PADDING_EM, POP } from './caption-overlay.ts';
import type { CompositionPlan } from './composition-plan.ts';
import { STROKE_COLOR } from './paint-overlay.ts';

/** Family, and the height of its lines in em (ascent and descent of its `hhea` table): sizes in ASS count that height. */
interface AssFont {
  readonly name: string;
  readonly heightEm: number;
}

const USUAL_FONT: AssFont = { name: USUAL_FONT_NAME, heightEm: 1.219 };
const HEIGHTS_EM: Readonly<Record<CaptionFont, number>> = {
  inter: 1.21,
  oswald: 1.482,
  nunito: 1.364,
  lora: 1.28,
  anton: 1.505,
  bangers: 1.064,
  'jetbrains-mono': 1.32,
};

const BOLD_WEIGHT = 600;
const STYLE_FIELDS =
  'Name,Fontname,Fontsize,PrimaryColour,SecondaryColour,OutlineColour,BackColour,Bold,Italic,Underline,StrikeOut,' +
  'ScaleX,ScaleY,Spacing,Angle,BorderStyle,Outline,Shadow,Alignment,MarginL,MarginR,MarginV,Encoding';
const EVENT_FIELDS = 'Layer,Start,End,Style,Name,MarginL,MarginR,MarginV,Effect,Text';

/** Empty of events where the plan has no captions. */
export function writeAss(plan: CompositionPlan): string {
  const pages = captionPagesOf(plan);
  const events = pages.flatMap((page, index) => eventsOf(plan, page, index));
  return [
    '[Script Info]',
    'ScriptType: v4.00+',
    `PlayResX: ${plan.widthPx}`,
    `PlayResY: ${plan.heightPx}`,
    'WrapStyle: 2',
    'ScaledBorderAndShadow: yes',
    '',
    '[V4+ Styles]',
    `Format: ${STYLE_FIELDS}`,
    // A page with a word too wide for it has smaller letters: each page has a style.
    ...pages.map((page, index) => styleLine(plan, page, index)),
    '',
    '[Events]',
    `Format: ${EVENT_FIELDS}`,
    ...events,
    '',
  ].join('\n');
}

function assFont(font: DrawnFont | undefined): AssFont {
  if (typeof font === 'object') return font;
  return font === undefined ? USUAL_FONT : { name: CAPTION_FONT_NAMES[font], heightEm: HEIGHTS_EM[font] };
}

function styleLine(plan: CompositionPlan, page: CaptionPage, index: number): string {
  const { style, block } = laidOut(plan, page);
  const { name, heightEm } = assFont(style.font);
  const em = block.fontSizePx;
  const isBoxed = style.plate !== null;
  const edge = assColor(style.plate ?? style.strokeColor ?? STROKE_COLOR);
  const edgePx = isBoxed ? em * PLATE_PADDING_EM : (style.strokeEm * em) / 2;
  const color = assColor(style.color);
  return `Style: ${[
    styleName(index),
    // A comma would begin the next field.
    name.replaceAll(',', ''),
    rounded(em * heightEm),
    ...[color, color, edge, edge],
    isBold(style) ? '-1' : '0',
    ...['0', '0', '0', '100', '100', '0', '0'],
    isBoxed ? '3' : '1',
    rounded(edgePx),
    ...['0', '5', '0', '0', '0', '1'],
  ].join(',')}`;
}

/** Asked for where the picture is drawn so: players embolden by themselves a family that has one weight. */
function isBold({ weight, font }: CaptionStyle): boolean {
  return drawnWeight(weight, font) >= BOLD_WEIGHT;
}

function eventsOf(plan: CompositionPlan, page: CaptionPage, index: number): string[] {
  const { style, block, topPx } = laidOut(plan, page);
  const place = `{\\pos(${rounded(plan.widthPx / 2)},${rounded(topPx + block.heightPx / 2)})}`;
  return momentsOf(style, page).map(({ startSec, endSec, spoken }) => {
    const text = page.lines.map((line) => lineText(plan, style, page, line, spoken)).join('\\N');
    return `Dialogue: 0,${assTime(startSec)},${assTime(endSec)},${styleName(index)},,0,0,0,,${place}${text}`;
  });
}

interface Moment {
  readonly startSec: number;
  readonly endSec: number;
  /** The last word that has begun; null where the style does not follow the voice. */
  readonly spoken: CaptionPiece | null;
}

/** Stretches of a page in which nothing changes, none shorter than a step of ASS. */
function momentsOf(style: CaptionStyle, { startSec, endSec, lines }: CaptionPage): Moment[] {
  if (style.spokenColor === null) return [{ startSec, endSec, spoken: null }];
  const moments: Moment[] = [];
  for (const spoken of lines.flat().toSorted((a, b) => a.startSec - b.startSec)) {
    const fromSec = Math.max(startSec, spoken.startSec);
    const last = moments.at(-1);
    if (last !== undefined) moments[moments.length - 1] = { ...last, endSec: Math.min(fromSec, endSec) };
    moments.push({ startSec: fromSec, endSec, spoken });
  }
  return moments.filter((moment) => centiseconds(moment.endSec) > centiseconds(moment.startSec));
}

function lineText(
  plan: CompositionPlan,
  style: CaptionStyle,
  page: CaptionPage,
  line: readonly CaptionPiece[],
  spoken: CaptionPiece | null,
): string {
  const resting = restingColors(style, page);
  const spokenIn = plan.captions === null ? null : spokenColor(style, plan.captions, spoken);
  const pieces = line.map((piece, at) => {
    const isSpoken = piece === spoken;
    const color = (isSpoken ? spokenIn : null) ?? resting(piece);
    const tags = [
      ...(color === style.color ? [] : [`\\1c${tagColor(color)}`]),
      ...(isSpoken && style.spokenPlate !== null ? [`\\3c${tagColor(style.spokenPlate)}\\3a&H00&`] : []),
      ...(isSpoken && style.pops ? [pop()] : []),
    ];
    const text = plainText(piece.text);
    const space = at > 0 && piece.spaceBefore ? ' ' : '';
    return space + (tags.length === 0 ? text : `{${tags.join('')}}${text}{\\r}`);
  });
  return pieces.join('');
}

/** The same steps as the picture's. */
function pop(): string {
  const size = (scale: number): string => `\\fscx${Math.round(scale * 100)}\\fscy${Math.round(scale * 100)}`;
  return POP.map(([afterSec, scale], at) =>
    at === 0
      ? size(scale)
      : `\\t(${Math.round((POP[at - 1]?.[0] ?? 0) * 1000)},${Math.round(afterSec * 1000)},${size(scale)})`,
  ).join('');
}

function laidOut(plan: CompositionPlan, page: CaptionPage) {
  if (plan.captions === null) throw new Error('A plan without captions has no pages of them.');
  return layOutPage(plan, plan.captions, styleOfCaptions(plan.captions), page);
}

/** Braces begin commands and a backslash may: neither can be escaped in every player. */
function plainText(text: string): string {
  return text.replaceAll('{', '｛').replaceAll('}', '｝').replaceAll('\\', '\\\u2060');
}

const styleName = (page: number): string => `Page${page + 1}`;
const rounded = (value: number): string => String(Math.round(value * 10) / 10);
const centiseconds = (timeSec: number): number => Math.round(timeSec * 100);

function assTime(timeSec: number): string {
  const total = centiseconds(timeSec);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [seconds, minutes] = [Math.floor(total / 100), Math.floor(total / 6000)];
  return `${Math.floor(total / 360_000)}:${two(minutes % 60)}:${two(seconds % 60)}.${two(total % 100)}`;
}

const RGB = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/;

/** `&HAABBGGRR`, where AA is how much is seen through. @param color `#rrggbb` or `rgb(r g b / opacity)` */
function assColor(color: string): string {
  const [red, green, blue, opacity] = channels(color);
  return `&H${[Math.round((1 - opacity) * 255), blue, green, red].map(hex).join('')}`;
}

function tagColor(color: string): string {
  const [red, green, blue] = channels(color);
  return `&H${[blue, green, red].map(hex).join('')}&`;
}

function channels(color: string): [number, number, number, number] {
  const parts = RGB.exec(color)?.slice(1).map(Number);
  if (parts !== undefined) return parts as [number, number, number, number];
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return [red, green, blue, 1];
}

function hex(channel: number): string {
  return channel.toString(16).padStart(2, '0').toUpperCase();
}
