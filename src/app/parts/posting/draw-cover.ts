/** The cover of a composition as a picture file: its moment at full size, from its films, with the hook on it. */
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { coverScene } from '../../../media/compose/cover-scene.ts';
import { loadDrawn } from '../../../media/compose/load-drawn.ts';
import { drawSceneOfStills, type Still } from '../../../player/draw-stills.ts';
import type { Addresses } from '../../../player/film-pool.ts';
import { FrameGrabber } from '../../../player/frame-grabber.ts';

const QUALITY = 0.92;
/** Where nobody chose: the first picture may be of the cut before, or black. */
const USUAL_SEC = 0.6;

/** What a chosen moment means for a composition as it is now. */
export function coverMoment(coverSec: number | null, durationSec: number): number {
  return Math.min(coverSec ?? USUAL_SEC, Math.max(0, durationSec - 0.05));
}

/** A JPEG of the size of the video. Rejects with CaptionFontError, and with Error where a film cannot be shown. */
export async function drawCover(
  plan: CompositionPlan,
  timeSec: number,
  addresses: Addresses,
  signal: AbortSignal,
): Promise<Blob> {
  await loadDrawn(plan);
  const scene = coverScene(plan, timeSec);
  const grabber = new FrameGrabber();
  const stills = new Map<string, Still & { readonly image: ImageBitmap }>();
  try {
    for (const { sourceId, sourceTimeSec } of scene.pictures) {
      const key = keyOf(sourceId, sourceTimeSec);
      // Lanes may show parts of one picture.
      if (stills.has(key)) continue;
      const address = addresses[sourceId];
      if (address === undefined) throw new Error(`The file of ${sourceId} cannot be opened.`);
      const image = await grabber.grab(address, sourceTimeSec, signal, Number.POSITIVE_INFINITY);
      signal.throwIfAborted();
      if (image === null) throw new Error(`The file of ${sourceId} cannot be shown.`);
      stills.set(key, { image, xPx: 0, yPx: 0, widthPx: image.width });
    }
    const canvas = document.createElement('canvas');
    canvas.width = plan.widthPx;
    canvas.height = plan.heightPx;
    const context = canvas.getContext('2d', { alpha: false });
    if (context === null) throw new Error('This browser gives no more canvases.');
    drawSceneOfStills(context, plan, scene, (sourceId, sec) => stills.get(keyOf(sourceId, sec)));
    return await jpegOf(canvas);
  } finally {
    grabber.close();
    for (const { image } of stills.values()) image.close();
  }
}

function keyOf(sourceId: string, timeSec: number): string {
  return `${sourceId} ${timeSec}`;
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('This browser writes no JPEG.')) : resolve(blob)),
      'image/jpeg',
      QUALITY,
    );
  });
}
