/** A saved look names files of one's own; for drawing, what they hold stands in it. */
import type { LogoPlace } from '../../base/film/brand-logo.ts';
import { CAPTION_FONTS, type CaptionFont } from '../../base/film/caption-fonts.ts';
import type { CaptionLook } from './caption-look.ts';
import type { FontFacts } from './fonts/read-font-file.ts';

/** A look as it is saved. */
export interface SavedLook extends Omit<CaptionLook, 'font' | 'logo'> {
  readonly font?: CaptionFont | undefined;
  readonly ownFont?: { readonly brandFileId: string } | undefined;
  readonly logo?: (LogoPlace & { readonly brandFileId: string }) | undefined;
  /** Films before and after it in exports. */
  readonly intro?: { readonly assetId: string } | undefined;
  readonly outro?: { readonly assetId: string } | undefined;
}

export interface BrandFileFacts {
  readonly font: FontFacts | null;
  readonly logo: { readonly widthPx: number; readonly heightPx: number } | null;
}

export interface BrandFileContent extends BrandFileFacts {
  readonly id: string;
  /** base64 */
  readonly data: string;
}

/** Ids of the files a look names. */
export function filesOfLook({ ownFont, logo }: SavedLook): string[] {
  return [ownFont, logo].flatMap((named) => (named === undefined ? [] : [named.brandFileId]));
}

/** Ids of the assets a look names, the intro before the outro. */
export function filmsOfLook({ intro, outro }: SavedLook): string[] {
  return [intro, outro].flatMap((film) => (film === undefined ? [] : [film.assetId]));
}

/** What is not among the files, or in a font that nobody here knows, is left out: the usual font, no logo. */
export function lookWithFiles(
  { font, ownFont, logo, intro: _, outro: __, ...look }: SavedLook,
  files: ReadonlyMap<string, BrandFileContent>,
): CaptionLook {
  const written = files.get(ownFont?.brandFileId ?? '');
  const shown = files.get(logo?.brandFileId ?? '');
  return {
    ...look,
    ...(font !== undefined && CAPTION_FONTS.includes(font) ? { font } : {}),
    ...(written?.font ? { font: { id: written.id, data: written.data, ...written.font } } : {}),
    ...(logo !== undefined && shown?.logo
      ? {
          logo: {
            ...shown.logo,
            id: shown.id,
            data: shown.data,
            corner: logo.corner,
            size: logo.size,
            opacity: logo.opacity,
          },
        }
      : {}),
  };
}
