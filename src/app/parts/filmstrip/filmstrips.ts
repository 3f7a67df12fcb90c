/**
 * Small pictures of several videos, from their sheets. Asking never waits: a sheet that is not there yet is fetched,
 * and a coarser picture stands in for it.
 */
import type { Filmstrip } from '../../../contract/schemas/asset.ts';
import { mapStrip, type PicturePlace, placesAt, type StripMap } from './strip-map.ts';

/** Part of an image. */
export interface StripPicture {
  readonly image: ImageBitmap;
  readonly xPx: number;
  readonly yPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
  /** When the picture is on show in its video. */
  readonly timeSec: number;
}

interface Known {
  readonly strip: Filmstrip;
  readonly map: StripMap;
}

export type LoadSheet = (assetId: string, sheet: number, url: string) => Promise<Blob>;

/** More than a lane shows at once; at most some hundred megabytes, and far less with few long videos. */
const OPEN_SHEETS_MAX = 40;

export class Filmstrips {
  private readonly load: LoadSheet;
  private readonly onChange: () => void;
  private strips: ReadonlyMap<string, Known | null> = new Map();
  /** By last use. */
  private readonly sheets = new Map<string, ImageBitmap>();
  private readonly loading = new Set<string>();
  private isClosed = false;

  /** @param onChange more can be drawn */
  constructor(load: LoadSheet, onChange: () => void) {
    this.load = load;
    this.onChange = onChange;
  }

  /** Opens it again where it was closed. @param strips null for a video that has none; left out while it is not known. */
  setStrips(strips: ReadonlyMap<string, Filmstrip | null>): void {
    this.isClosed = false;
    if (strips.size === 0 && this.strips.size === 0) return;
    const before = this.strips;
    this.strips = new Map(
      [...strips].map(([assetId, strip]) => {
        const known = before.get(assetId);
        if (strip === null || known?.strip === strip)
          return [assetId, strip === null ? null : (known ?? null)];
        return [assetId, { strip, map: mapStrip(strip) }];
      }),
    );
    // Sheets that could not be fetched have new links by now.
    this.loading.clear();
    // The coarsest is at hand before anybody asks: it stands in for all others.
    for (const [assetId, known] of this.strips) if (known !== null) this.sheetOf(assetId, known.strip, 0);
    this.onChange();
  }

  /** Whether it is known by now which pictures a video has, and be it none. */
  knows(assetId: string): boolean {
    return this.strips.has(assetId);
  }

  /** When the picture of a moment is on show, once all is loaded; null for a video without small pictures. */
  timeOf(assetId: string, sourceSec: number, spanSec: number): number | null {
    const known = this.strips.get(assetId);
    return (known ? placesAt(known.map, sourceSec, spanSec)[0]?.timeSec : null) ?? null;
  }

  /** The best picture of a moment that is there, as fine as stretches of `spanSec` need. */
  pictureAt(assetId: string, sourceSec: number, spanSec: number): StripPicture | undefined {
    const known = this.strips.get(assetId);
    if (!known) return undefined;
    for (const place of placesAt(known.map, sourceSec, spanSec)) {
      const image = this.sheetOf(assetId, known.strip, place.sheet);
      if (image !== undefined) return pictureOn(image, known.strip, place);
    }
    return undefined;
  }

  /** React's strict mode leaves a page once as it opens, and goes on with what it closed. */
  close(): void {
    this.isClosed = true;
    for (const image of this.sheets.values()) image.close();
    this.sheets.clear();
    this.loading.clear();
  }

  private sheetOf(assetId: string, { sheets }: Filmstrip, sheet: number): ImageBitmap | undefined {
    const key = `${assetId} ${sheet}`;
    const open = this.sheets.get(key);
    if (open !== undefined) {
      this.sheets.delete(key);
      this.sheets.set(key, open);
      return open;
    }
    const url = sheets[sheet]?.url;
    if (typeof url === 'string' && !this.loading.has(key)) void this.open(key, assetId, sheet, url);
    return undefined;
  }

  /** A sheet that does not come is asked for again with its next link; until then coarser pictures stand in. */
  private async open(key: string, assetId: string, sheet: number, url: string): Promise<void> {
    this.loading.add(key);
    const image = await this.load(assetId, sheet, url)
      .then((blob) => createImageBitmap(blob))
      .catch(() => null);
    if (image === null) return;
    if (this.isClosed) return image.close();
    this.loading.delete(key);
    this.sheets.get(key)?.close();
    this.sheets.set(key, image);
    const [oldest] = this.sheets;
    if (this.sheets.size > OPEN_SHEETS_MAX && oldest !== undefined) {
      this.sheets.delete(oldest[0]);
      oldest[1].close();
    }
    this.onChange();
  }
}

function pictureOn(
  image: ImageBitmap,
  { pictureWidthPx, pictureHeightPx, columns }: Filmstrip,
  { at, timeSec }: PicturePlace,
): StripPicture {
  return {
    image,
    xPx: (at % columns) * pictureWidthPx,
    yPx: Math.floor(at / columns) * pictureHeightPx,
    widthPx: pictureWidthPx,
    heightPx: pictureHeightPx,
    timeSec,
  };
}
