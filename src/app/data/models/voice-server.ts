/** The server that speaks with voices of the owner's: which one, and whether it does. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../../client/api-client.ts';
import type { OwnerBodyOf } from '../../../contract/owner-operations.ts';
import { useClient } from '../connection/session.tsx';
import { KEYS } from '../reads/query-keys.ts';

export const voiceServerQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: KEYS.voiceServer,
    queryFn: ({ signal }) => client.owner.get_voice_server({}, { signal }),
  });

export function useChooseVoiceServer() {
  const { owner } = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnerBodyOf<'update_voice_server'>) => owner.update_voice_server({ body }),
    onSuccess: (answer) => {
      queries.setQueryData(KEYS.voiceServer, answer);
      void queries.invalidateQueries({ queryKey: KEYS.voices });
    },
  });
}

export function useTryVoiceServer() {
  const { owner } = useClient();
  return useMutation({ mutationFn: () => owner.try_voice_server({}) });
}
