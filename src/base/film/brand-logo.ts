/** A picture of one's own over all of a composition: a logo, or a watermark where it is faint. */

export const LOGO_CORNERS = ['top_left', 'top_right', 'bottom_left', 'bottom_right'] as const;
export type LogoCorner = (typeof LOGO_CORNERS)[number];
/** Its width, as a share of the shorter side of the picture. */
export const LOGO_SIZE = { min: 0.05, max: 0.5 } as const;
export const LOGO_OPACITY_MIN = 0.05;

/** Where a logo stands and how much of what is below it covers. */
export interface LogoPlace {
  readonly corner: LogoCorner;
  readonly size: number;
  readonly opacity: number;
}

export interface Logo extends LogoPlace {
  /** Unique to its picture. */
  readonly id: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** PNG, base64. */
  readonly data: string;
}
