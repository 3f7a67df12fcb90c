/** A video whose crop is chosen: its picture, and its size as displayed. */
import type { Asset } from '../../../contract/schemas/asset.ts';

export interface FramedSource {
  /** undefined while the file is opened. */
  readonly address: string | undefined;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** null while the asset is not known, or has no picture. */
export function framedSource(asset: Asset | undefined, address: string | undefined): FramedSource | null {
  if (asset === undefined || asset.width === null || asset.height === null) return null;
  return { address, widthPx: asset.width, heightPx: asset.height };
}
