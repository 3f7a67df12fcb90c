/** The presets of an edit's texts as data: outlined headline, subtitle on a dark plate, small bright label. */
import type { CaptionFontWeight } from '../captions/fonts/text-width.ts';
import type { TextPreset } from './overlay-plan.ts';

interface TextStyle {
  readonly weight: CaptionFontWeight;
  /** Shares of the shorter side: as wished, and the smallest a long text is set in. */
  readonly size: number;
  readonly smallest: number;
  readonly lineHeightEm: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
  readonly color: string;
  readonly strokeEm: number;
  readonly plate: string | null;
  readonly paddingEm: { readonly x: number; readonly y: number };
  readonly radiusEm: number;
  /**
   * Where a text without a place of its own stands, centred, as shares of the height of a vertical and of a wide
   * picture: its top for those that grow downwards, else its middle.
   */
  readonly grows: 'down' | 'around';
  readonly verticalY: number;
  readonly wideY: number;
}

export const TEXT_STYLES: Readonly<Record<TextPreset, TextStyle>> = {
  headline: {
    weight: 800,
    size: 0.086,
    smallest: 0.03,
    lineHeightEm: 1.14,
    maxWidth: 0.84,
    maxHeight: 0.2,
    color: '#ffffff',
    strokeEm: 0.22,
    plate: null,
    paddingEm: { x: 0, y: 0 },
    radiusEm: 0,
    grows: 'down',
    verticalY: 0.13,
    wideY: 0.1,
  },
  subtitle: {
    weight: 700,
    size: 0.05,
    smallest: 0.022,
    lineHeightEm: 1.3,
    maxWidth: 0.78,
    maxHeight: 0.3,
    color: '#ffffff',
    strokeEm: 0,
    plate: 'rgb(12 14 22 / 0.82)',
    paddingEm: { x: 0.6, y: 0.36 },
    radiusEm: 0.4,
    grows: 'around',
    verticalY: 0.38,
    wideY: 0.64,
  },
  label: {
    weight: 800,
    size: 0.036,
    smallest: 0.018,
    lineHeightEm: 1.24,
    maxWidth: 0.6,
    maxHeight: 0.2,
    color: '#14161c',
    strokeEm: 0,
    plate: '#ffd60a',
    paddingEm: { x: 0.62, y: 0.3 },
    radiusEm: 0.34,
    grows: 'around',
    verticalY: 0.1,
    wideY: 0.06,
  },
};
