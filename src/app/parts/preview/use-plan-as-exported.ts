/** A plan with the intro of its brand before it, as exports and caption files are timed. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CaptionLook } from '../../../contract/schemas/brand.ts';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { bracketPlan } from '../../../media/compose/plans/bracket-plan.ts';
import { assetQuery } from '../../data/assets/assets.ts';
import { useClient } from '../../data/connection/session.tsx';

/** null until all of it is known. @param look of the brand; absent for none */
export function usePlanAsExported(
  plan: CompositionPlan | null,
  look: CaptionLook | undefined,
): CompositionPlan | null {
  const assetId = look?.intro?.assetId ?? '';
  const intro = useQuery({ ...assetQuery(useClient(), assetId), enabled: assetId !== '' }).data ?? null;
  return useMemo(() => {
    if (plan === null || (assetId !== '' && intro === null)) return null;
    return bracketPlan(plan, { intro, outro: null });
  }, [plan, assetId, intro]);
}
