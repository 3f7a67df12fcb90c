/** What lies over the picture at one moment, as plain data: everything needed to paint, nothing decided later. */
import type { CaptionFontWeight } from '../captions/text-width.ts';
import type { CaptionStyleId } from './composition-plan.ts';

/** Whole output pixels unless said otherwise. */
export interface RectPx {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface TextOverlay {
  /** Equal keys mean equal pixels: the renderer keeps the painted picture under it. */
  readonly key: string;
  /** Even-aligned, inside the picture, around every painted pixel. */
  readonly box: RectPx;
  /** Of the overlay as a whole, 0 to 1. */
  readonly opacity: number;
  readonly fontSizePx: number;
  readonly weight: CaptionFontWeight;
  readonly rightToLeft: boolean;
  /** Painted first, in order. */
  readonly plates: readonly Plate[];
  /** Painted in order, each with its outline, above the plates. */
  readonly words: readonly PlacedWord[];
  /** Full width of the outline in pixels, 0 for none. */
  readonly strokePx: number;
}

export interface CaptionOverlay extends TextOverlay {
  readonly kind: 'caption';
  readonly style: CaptionStyleId;
}

export interface HookOverlay extends TextOverlay {
  readonly kind: 'hook';
}

/** Closed union: later kinds of compositions add theirs here. */
export type Overlay = CaptionOverlay | HookOverlay;

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
