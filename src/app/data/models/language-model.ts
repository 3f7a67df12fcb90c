/** The language model that ranks and words clips: which one, and whether it answers. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../../client/api-client.ts';
import type { OwnerBodyOf } from '../../../contract/owner-operations.ts';
import { useOwnerFeature } from '../account/use-owner-feature.ts';
import { useClient } from '../connection/session.tsx';
import { KEYS } from '../reads/query-keys.ts';

export const languageModelQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: KEYS.languageModel,
    queryFn: ({ signal }) => client.owner.get_language_model({}, { signal }),
  });

/** Its name; `none` where one could be set up, null where this service asks none, or it is not read yet. */
export function useChosenLanguageModel(): string | null {
  const isOffered = useOwnerFeature('owner_language_model');
  const known = useQuery({ ...languageModelQuery(useClient()), enabled: isOffered }).data?.languageModel;
  if (known === undefined) return null;
  return known.address === null ? 'none' : (known.model ?? 'none');
}

export function useChooseLanguageModel() {
  const { owner } = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnerBodyOf<'update_language_model'>) => owner.update_language_model({ body }),
    onSuccess: (answer) => queries.setQueryData(KEYS.languageModel, answer),
  });
}

export function useTryLanguageModel() {
  const { owner } = useClient();
  return useMutation({ mutationFn: () => owner.try_language_model({}) });
}

/** Answered, not kept: the same captions are translated anew when asked again. */
export function useTranslateCaptions(compositionId: string) {
  const { owner } = useClient();
  return useMutation({
    mutationFn: (language: OwnerBodyOf<'translate_captions'>['language']) =>
      owner.translate_captions({ params: { compositionId }, body: { language } }),
  });
}
