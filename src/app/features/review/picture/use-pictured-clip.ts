/** The clip that is shown, as it is trimmed: its plan, its source, its player and its trimming. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Clip } from '../../../../contract/schemas/clip.ts';
import type { Project } from '../../../../contract/schemas/project.ts';
import { wordsInSpan } from '../../../../media/captions/composition-words.ts';
import type { CompositionPlan } from '../../../../media/compose/composition-plan.ts';
import { planComposition } from '../../../../media/compose/plans/plan-composition.ts';
import { verticalFormat } from '../../../../media/compose/vertical-format.ts';
import { assetQuery, transcriptQuery } from '../../../data/assets/assets.ts';
import { useFiles } from '../../../data/assets/use-files.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { useScenePlayer } from '../../../parts/player/use-scene-player.ts';
import type { Review } from '../use-review.ts';
import { useTrimming } from './use-trimming.ts';
import { asTrimmed } from './use-trims.ts';

export type PicturedClip = ReturnType<typeof usePicturedClip>;

export function usePicturedClip(project: Project, { selected, trims }: Review) {
  // The decision and the next row are painted first; the larger work of the next picture follows.
  const found = useAfterPaint(selected);
  const trim = found === null ? null : trims.of(found);
  const clip = useMemo(() => (found === null ? null : asTrimmed(found, trim)), [found, trim]);
  const { plan, language } = useClipPlan(clip, project);
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
    renew: files.renew,
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
    /** Of what is said in it, as `lang` takes it. */
    language,
    asset,
    player,
    trimming,
    reads: [source, files],
  };
}

/** What a clip would look like as a composition, before it is accepted: the same plan the export starts from. */
function useClipPlan(
  clip: Clip | null,
  project: Project | undefined,
): { readonly plan: CompositionPlan | null; readonly language: string | undefined } {
  const client = useClient();
  const assetId = clip?.sourceAssetId ?? project?.sourceAssetId ?? '';
  const asset = useQuery({ ...assetQuery(client, assetId), enabled: assetId !== '' }).data;
  const transcript = useQuery({ ...transcriptQuery(client, assetId), enabled: assetId !== '' });
  const words = transcript.data?.words;
  const style = project?.settings?.captionStyle ?? null;
  const { startSec, endSec, hook } = clip ?? {};
  const plan = useMemo(() => {
    if (startSec === undefined || endSec === undefined || asset === undefined) return null;
    return planComposition(
      {
        ...verticalFormat(asset.fps),
        source: { startSec, endSec },
        hook: hook ?? null,
        captions: { style },
        words: wordsInSpan(words ?? [], { startSec, endSec }),
      },
      asset,
    );
  }, [startSec, endSec, hook, asset, words, style]);
  return { plan, language: transcript.data?.language };
}

/**
 * The value of the last paint: what costs more follows what has to be seen at once.
 * Not `useDeferredValue`: its work begins anew whenever something else is drawn, and beside a film that plays
 * that is every frame.
 */
function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(() => value));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return painted;
}
