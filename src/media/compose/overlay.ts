/** What lies over the picture at one moment, as plain data: everything needed to paint, nothing decided later. */
import type { DrawnFont } from '../../base/film/caption-fonts.ts';
import type { CaptionStyleId } from '../captions/caption-plan.ts';
import type { CaptionFontWeight } from '../captions/fonts/text-width.ts';
import type { RectPx } from '../pictures/rect-px.ts';

interface OverlayFrame {
  /** Equal keys within one plan mean equal pixels: the renderer keeps the painted picture under it. */
  readonly key: string;
  /** Even-aligned, inside the picture, around every painted pixel. */
  readonly box: RectPx;
  /** Of the overlay as a whole, 0 to 1. */
  readonly opacity: number;
}

/** Words laid out one by one, as text that follows a voice needs it. */
interface TextOverlay extends OverlayFrame {
  readonly fontSizePx: number;
  readonly weight: CaptionFontWeight;
  /** Absent for the usual one. */
  readonly font?: DrawnFont | undefined;
  readonly rightToLeft: boolean;
  /** Painted first, in order. */
  readonly plates: readonly Plate[];
  /** Painted in order, each with its outline, above the plates. */
  readonly words: readonly PlacedWord[];
  /** Full width of the outline in pixels, 0 for none. */
  readonly strokePx: number;
  /** Of that outline; absent for the usual one. */
  readonly strokeColor?: string;
}

export interface CaptionOverlay extends TextOverlay {
  readonly kind: 'caption';
  readonly style: CaptionStyleId;
}

export interface HookOverlay extends TextOverlay {
  readonly kind: 'hook';
}

export interface TitleOverlay extends TextOverlay {
  readonly kind: 'text';
}

/** A drawing of plates and lines of text. */
interface DrawnOverlay extends OverlayFrame {
  /** Painted in order. */
  readonly marks: readonly Mark[];
}

export interface CardOverlay extends DrawnOverlay {
  readonly kind: 'card';
}

export interface ChatOverlay extends DrawnOverlay {
  readonly kind: 'chat';
}

/** A picture that fills its box. */
export interface LogoOverlay extends OverlayFrame {
  readonly kind: 'logo';
  /** Known to `logoImage`. */
  readonly imageId: string;
}

/** Closed union: whoever paints or measures overlays handles each. */
export type Overlay = CaptionOverlay | HookOverlay | TitleOverlay | CardOverlay | ChatOverlay | LogoOverlay;

/** A rounded rectangle; may stand on fractions of a pixel. */
export interface Plate {
  readonly rect: RectPx;
  readonly radiusPx: number;
  readonly color: string;
}

export interface PlacedWord {
  readonly text: string;
  /** Left edge and room as laid out; a wider word is squeezed into it, never cut off. */
  readonly xPx: number;
  readonly widthPx: number;
  readonly baselinePx: number;
  readonly color: string;
  /** Around the middle of the word; 1 is as laid out. */
  readonly scale: number;
}

export type Mark = PlateMark | LineMark | GroupMark;

export interface PlateMark extends Plate {
  readonly kind: 'plate';
}

/** One line of text, set as a whole so that scripts join and run as they must. */
export interface LineMark {
  readonly kind: 'line';
  readonly text: string;
  /** The edge or middle that `align` names. */
  readonly xPx: number;
  readonly baselinePx: number;
  /** A wider line is squeezed into this. */
  readonly maxWidthPx: number;
  readonly align: 'left' | 'center' | 'right';
  readonly rightToLeft: boolean;
  readonly fontSizePx: number;
  readonly weight: number;
  readonly color: string;
}

/** Marks moved, faded and grown together, as a message that appears. */
export interface GroupMark {
  readonly kind: 'group';
  readonly opacity: number;
  /** Around `originXPx`, `originYPx`. */
  readonly scale: number;
  readonly originXPx: number;
  readonly originYPx: number;
  /** Nothing is painted outside; null for no limit. Before scaling. */
  readonly clip: RectPx | null;
  readonly marks: readonly Mark[];
}
