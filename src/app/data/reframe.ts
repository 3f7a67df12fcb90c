/** Asking for another framing, and reading the composition again when it is computed. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../contract/operations.ts';
import { KEYS } from './query-keys.ts';
import { useClient } from './session.tsx';

export type FramingMode = BodyOf<'reframe_composition'>['mode'];

export function useReframe(compositionId: string) {
  const client = useClient();
  const readAgain = useReadComposition(compositionId);
  return useMutation({
    mutationFn: (mode: FramingMode) =>
      client.api.reframe_composition({ params: { compositionId }, body: { mode } }),
    onSettled: readAgain,
  });
}

export function useReadComposition(compositionId: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEYS.composition(compositionId) });
}
