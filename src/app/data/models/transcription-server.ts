/** The server that turns speech into words for the owner: which one, and whether it does. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../../client/api-client.ts';
import type { OwnerBodyOf } from '../../../contract/owner-operations.ts';
import { useClient } from '../connection/session.tsx';
import { KEYS } from '../reads/query-keys.ts';

export const transcriptionServerQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: KEYS.transcriptionServer,
    queryFn: ({ signal }) => client.owner.get_transcription_server({}, { signal }),
  });

export function useChooseTranscriptionServer() {
  const { owner } = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnerBodyOf<'update_transcription_server'>) =>
      owner.update_transcription_server({ body }),
    onSuccess: (answer) => {
      queries.setQueryData(KEYS.transcriptionServer, answer);
      // What listens by itself is another one now; how fast models are has not changed.
      void queries.invalidateQueries({ queryKey: KEYS.speech, exact: true });
    },
  });
}

export function useTryTranscriptionServer() {
  const { owner } = useClient();
  return useMutation({ mutationFn: () => owner.try_transcription_server({}) });
}
