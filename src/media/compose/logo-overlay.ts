/** A logo in its corner, all the time; and its picture, decoded once a window or worker. */
import { bytesOfBase64 } from '../../base/bytes/base64.ts';
import type { Logo } from '../../base/film/brand-logo.ts';
import type { CompositionPlan } from './composition-plan.ts';
import type { LogoOverlay } from './overlay.ts';
import { perPlan } from './per-plan.ts';

/** Of the shorter side of the picture. */
const MARGIN = 0.04;
const HEIGHT_MAX = 0.5;

export const logoOverlay = perPlan(({ logo, widthPx, heightPx }: CompositionPlan): LogoOverlay | null => {
  if (logo === undefined) return null;
  const shorterPx = Math.min(widthPx, heightPx);
  const scale = Math.min((logo.size * shorterPx) / logo.widthPx, (HEIGHT_MAX * shorterPx) / logo.heightPx);
  const [width, height] = [even(logo.widthPx * scale), even(logo.heightPx * scale)];
  const margin = even(MARGIN * shorterPx);
  const box = {
    x: logo.corner.endsWith('left') ? margin : widthPx - margin - width,
    y: logo.corner.startsWith('top') ? margin : heightPx - margin - height,
    width,
    height,
  };
  const key = `logo ${logo.id} ${widthPx}x${heightPx} ${logo.corner} ${width}x${height} ${logo.opacity}`;
  return { kind: 'logo', key, box, opacity: logo.opacity, imageId: logo.id };
});

function even(px: number): number {
  return Math.max(2, 2 * Math.round(px / 2));
}

const images = new Map<string, Promise<ImageBitmap>>();
const loaded = new Map<string, ImageBitmap>();
const KEPT = 8;

/** Resolves when it can be painted. Rejects where its picture cannot be decoded. */
export async function loadLogo({ id, data }: Logo): Promise<void> {
  const known = images.get(id);
  const image = known ?? createImageBitmap(new Blob([bytesOfBase64(data)], { type: 'image/png' }));
  if (known === undefined) images.set(id, image);
  try {
    const drawn = await image;
    // The last one used becomes the last that goes.
    loaded.delete(id);
    loaded.set(id, drawn);
  } catch (error) {
    images.delete(id);
    throw error;
  }
  // A map keeps the order in which things came.
  for (const oldest of [...loaded.keys()].slice(0, Math.max(0, loaded.size - KEPT))) {
    loaded.delete(oldest);
    images.delete(oldest);
  }
}

/** null until it is loaded. */
export function logoImage(id: string): CanvasImageSource | null {
  return loaded.get(id) ?? null;
}
