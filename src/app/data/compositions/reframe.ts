/** Asking for another framing, and reading the composition again when it is computed. */
import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../contract/operations.ts';
import { useChange } from '../changes/use-change.ts';
import { KEYS } from '../reads/query-keys.ts';

export type FramingMode = BodyOf<'reframe_composition'>['mode'];

export function useReframe(compositionId: string) {
  return useChange(
    ({ api }, mode: FramingMode) => api.reframe_composition({ params: { compositionId }, body: { mode } }),
    [KEYS.composition(compositionId)],
  );
}

export function useReadComposition(compositionId: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEYS.composition(compositionId) });
}
