/** A transcription while it runs: how far it is, the last words, and making it wait. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../../client/api-client.ts';
import type { OwnerAnswerOf } from '../../../contract/owner-operations.ts';
import { useClient } from '../connection/session.tsx';
import { KEYS } from '../reads/query-keys.ts';

const WHILE_LISTENING_MS = 1500;

export const listeningQuery = (client: ApiClient, assetId: string) =>
  queryOptions({
    queryKey: KEYS.listening(assetId),
    queryFn: ({ signal }): Promise<OwnerAnswerOf<'get_listening'>> =>
      client.owner.get_listening({ params: { assetId } }, { signal }),
    refetchInterval: WHILE_LISTENING_MS,
  });

export function usePauseListening(assetId: string) {
  const { owner } = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (pause: boolean) =>
      pause
        ? owner.pause_listening({ params: { assetId } })
        : owner.resume_listening({ params: { assetId } }),
    onSuccess: (answer) => queries.setQueryData(KEYS.listening(assetId), answer),
  });
}
