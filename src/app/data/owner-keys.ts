/** The account's API keys, for its owner. */
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import type { Scope } from '../../contract/operation.ts';
import { KEYS } from './query-keys.ts';
import { useClient } from './session.tsx';

export const ownerKeysQuery = (client: ApiClient) =>
  infiniteQueryOptions({
    queryKey: KEYS.ownerKeys,
    queryFn: ({ pageParam, signal }) =>
      client.owner.list_keys(
        { query: { limit: 50, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    enabled: client.connection.ownerToken !== null,
  });

export function useCreateKey() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; scopes: Scope[] }) => client.owner.create_key({ body }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEYS.ownerKeys }),
    // The answer holds the secret: it goes with the dialog that shows it.
    gcTime: 0,
  });
}

export function useRevokeKey() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (keyId: string) => client.owner.revoke_key({ params: { keyId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEYS.ownerKeys }),
  });
}
