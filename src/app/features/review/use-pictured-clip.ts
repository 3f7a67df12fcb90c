/** The clip that is shown, as it is trimmed: its plan, its source, its player and its trimming. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Project } from '../../../contract/schemas/project.ts';
import { assetQuery } from '../../data/assets.ts';
import { useClient } from '../../data/session.tsx';
import { useFiles } from '../../data/use-files.ts';
import { useScenePlayer } from '../../parts/player/use-scene-player.ts';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { useClipPlan } from './use-clip-plan.ts';
import type { Review } from './use-review.ts';
import { useTrimming } from './use-trimming.ts';
import { asTrimmed } from './use-trims.ts';

export type PicturedClip = ReturnType<typeof usePicturedClip>;

export function usePicturedClip(project: Project, { selected, trims }: Review) {
  // The decision and the next row are painted first; the larger work of the next picture follows.
  const found = useAfterPaint(selected);
  const trim = found === null ? null : trims.of(found);
  const clip = useMemo(() => (found === null ? null : asTrimmed(found, trim)), [found, trim]);
  const plan = useClipPlan(clip, project);
  const source = useQuery({
    ...assetQuery(useClient(), project.sourceAssetId ?? ''),
    enabled: project.sourceAssetId !== null,
  });
  const asset = source.data;
  const fileUrl = asset?.links?.fileUrl;
  const files = useFiles(asset !== undefined && typeof fileUrl === 'string' ? { [asset.id]: fileUrl } : {});
  const player = useScenePlayer({
    plan,
    addresses: files.addresses,
    piece: `${clip?.id} ${trim?.startSec}`,
    firstFrame: trim !== null,
  });
  const trimming = useTrimming({ clip: found, asset, trims, timeSec: player.timeSec });
  return {
    /** As it was found. */
    found,
    /** As it is trimmed. */
    clip,
    plan,
    asset,
    player,
    trimming,
    reads: [source, files],
  };
}
