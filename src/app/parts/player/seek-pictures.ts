/** What a seek bar shows of a moment before anybody goes there. */
import { useMemo, useReducer } from 'react';
import type { Asset } from '../../../contract/schemas/asset.ts';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { drawStills } from '../../../player/draw-stills.ts';
import { useFilmstrips } from '../filmstrip/use-filmstrips.ts';

export interface SeekPictures {
  /** On the screen. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Another number when more can be drawn. */
  readonly version: number;
  /**
   * Fills the canvas with the picture of a moment, as fine as stretches of `spanSec` need. Gives the source time of
   * the lowest picture in it; null where there is no picture yet.
   */
  readonly draw: (context: CanvasRenderingContext2D, timeSec: number, spanSec: number) => number | null;
}

const LONG_SIDE_PX = 160;

/** Of a composition: its scene, with framing and captions, drawn from the small pictures of its sources. */
export function useSceneSeek(plan: CompositionPlan | null): SeekPictures | null {
  const [version, more] = useReducer((count: number) => count + 1, 0);
  // The same list for every plan of the same sources: an edit makes a new plan at each step.
  const seen = (plan?.sources ?? []).filter(({ widthPx }) => widthPx > 0).map(({ id }) => id);
  const key = seen.join(' ');
  const assetIds = useMemo(() => (key === '' ? [] : key.split(' ')), [key]);
  const strips = useFilmstrips(assetIds, more);
  return useMemo(() => {
    if (plan === null || assetIds.length === 0) return null;
    return {
      ...fitted(plan.widthPx, plan.heightPx),
      version,
      draw: (context, timeSec, spanSec) => {
        let shownSec: number | null = null;
        drawStills(context, plan, timeSec, (sourceId, sourceSec) => {
          const picture = strips.pictureAt(sourceId, sourceSec, spanSec);
          shownSec ??= picture?.timeSec ?? null;
          return picture;
        });
        return shownSec;
      },
    };
  }, [plan, assetIds, strips, version]);
}

/** Of a video by itself. */
export function useVideoSeek(asset: Asset | undefined): SeekPictures | null {
  const [version, more] = useReducer((count: number) => count + 1, 0);
  const { id, kind, width, height } = asset ?? {};
  const assetIds = useMemo(() => (id !== undefined && kind === 'video' ? [id] : []), [id, kind]);
  const strips = useFilmstrips(assetIds, more);
  return useMemo(() => {
    if (id === undefined || !width || !height) return null;
    return {
      ...fitted(width, height),
      version,
      draw: (context, timeSec, spanSec) => {
        const picture = strips.pictureAt(id, timeSec, spanSec);
        if (picture === undefined) return null;
        const { image, xPx, yPx, widthPx, heightPx } = picture;
        const { canvas } = context;
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, xPx, yPx, widthPx, heightPx, 0, 0, canvas.width, canvas.height);
        return picture.timeSec;
      },
    };
  }, [id, width, height, strips, version]);
}

function fitted(widthPx: number, heightPx: number): Pick<SeekPictures, 'widthPx' | 'heightPx'> {
  const scale = LONG_SIDE_PX / Math.max(widthPx, heightPx);
  return { widthPx: Math.round(widthPx * scale), heightPx: Math.round(heightPx * scale) };
}
