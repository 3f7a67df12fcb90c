/** What a clip would look like as a composition, before it is accepted: the same plan the export starts from. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Clip } from '../../../contract/schemas/clip.ts';
import type { Project } from '../../../contract/schemas/project.ts';
import { wordsInSpan } from '../../../media/captions/composition-words.ts';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { planComposition } from '../../../media/compose/plans/plan-composition.ts';
import { verticalFormat } from '../../../media/compose/vertical-format.ts';
import { assetQuery, transcriptQuery } from '../../data/assets.ts';
import { useClient } from '../../data/session.tsx';

export function useClipPlan(clip: Clip | null, project: Project | undefined): CompositionPlan | null {
  const client = useClient();
  const assetId = clip?.sourceAssetId ?? project?.sourceAssetId ?? '';
  const asset = useQuery({ ...assetQuery(client, assetId), enabled: assetId !== '' }).data;
  const transcript = useQuery({ ...transcriptQuery(client, assetId), enabled: assetId !== '' });
  const words = transcript.data?.words;
  const style = project?.settings?.captionStyle ?? null;
  const { startSec, endSec, hook } = clip ?? {};
  return useMemo(() => {
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
}
