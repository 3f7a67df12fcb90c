/** Asking for another framing, and reading the composition again when it is computed. */
import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../contract/operations.ts';
import { KEYS } from './query-keys.ts';
import { useChange } from './use-change.ts';

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
