/** The first picture of a clip, cropped as the clip is; drawn once it comes near the screen. */
import { useQuery } from '@tanstack/react-query';
import { Film } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { planComposition } from '../../../media/compose/plans/plan-composition.ts';
import { drawStills } from '../../../player/draw-stills.ts';
import type { FrameGrabber } from '../../../player/frame-grabber.ts';
import { assetQuery } from '../../data/assets/assets.ts';
import { compositionQuery } from '../../data/compositions/compositions.ts';
import { useClient } from '../../data/connection/session.tsx';
import { AssetPoster } from '../assets/asset-poster.tsx';
import { framingOf } from '../player/framing-of.ts';

/** Of the canvas: what it has on the screen, twice over. */
const HEIGHT_PX = 256;
const NEAR = '300px';

export interface PosterSource {
  readonly grabber: FrameGrabber;
  /** Of the files that are open by now, by asset. */
  readonly addresses: Readonly<Record<string, string>>;
}

export function ClipPoster({ composition, pictures }: { composition: Composition; pictures: PosterSource }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useIsNear(canvas);
  const [isDrawn, setIsDrawn] = useState(false);
  const client = useClient();
  const assetId = composition.source?.assetId ?? '';
  const asset = useQuery({ ...assetQuery(client, assetId), enabled: assetId !== '' }).data;
  // Where the crop goes is not in lists. Elsewhere a read for each row would use up the service's reads for a minute.
  const isFollowed = isNear && composition.framing.status === 'following';
  const framed = useQuery({
    ...compositionQuery(client, composition.id),
    enabled: isFollowed && client.connection.kind === 'browser',
  }).data;
  const plan = useMemo(() => {
    const { source } = composition;
    if (asset === undefined || source === null) return null;
    const bare = { ...composition, source, hook: null, captions: { style: null }, words: [] };
    return planComposition(bare, asset, framed === undefined ? undefined : framingOf(framed, asset.id));
  }, [composition, asset, framed]);
  const address = pictures.addresses[assetId];
  const startSec = composition.source?.startSec ?? 0;
  const { grabber } = pictures;
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { alpha: false });
    if (!isNear || plan === null || address === undefined || !context) return;
    const leaving = new AbortController();
    void grabber.grab(address, startSec, leaving.signal).then((image) => {
      if (image === null) return;
      if (!leaving.signal.aborted) {
        drawStills(context, plan, 0, () => ({ image, xPx: 0, yPx: 0, widthPx: image.width }));
        setIsDrawn(true);
      }
      image.close();
    });
    return () => leaving.abort();
  }, [isNear, plan, address, startSec, grabber]);
  const { width, height } = composition;
  return (
    <span
      className="dark-room relative grid w-full place-items-center overflow-hidden rounded-control"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <Film size={20} className="text-ink-soft" aria-hidden />
      {isNear ? <AssetPoster assetId={assetId} /> : null}
      <canvas
        ref={canvas}
        width={Math.round((HEIGHT_PX * width) / height)}
        height={HEIGHT_PX}
        className={`absolute inset-0 size-full ${isDrawn ? '' : 'opacity-0'}`}
        data-drawn={isDrawn}
        aria-hidden
      />
    </span>
  );
}

/** Stays true: what was drawn once stays drawn. */
function useIsNear(ref: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || isNear) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref, isNear]);
  return isNear;
}
