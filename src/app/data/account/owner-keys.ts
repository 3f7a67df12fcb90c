/** The account's API keys, for its owner. */
import type { ApiClient } from '../../../client/api-client.ts';
import type { Scope } from '../../../contract/operation.ts';
import { useChange } from '../changes/use-change.ts';
import { KEYS } from '../reads/query-keys.ts';
import { pages } from '../reads/read-all.ts';

export const ownerKeysQuery = (client: ApiClient) => ({
  ...pages(KEYS.ownerKeys, { operation: 'list_keys' }, 50, (page, options) =>
    client.owner.list_keys({ query: page }, options),
  ),
  enabled: client.connection.ownerToken !== null,
});

export function useCreateKey() {
  return useChange(
    ({ owner }, body: { name: string; scopes: Scope[] }) => owner.create_key({ body }),
    [KEYS.ownerKeys],
    { gcTime: 0 },
  );
}

export function useRevokeKey() {
  return useChange(({ owner }, keyId: string) => owner.revoke_key({ params: { keyId } }), [KEYS.ownerKeys]);
}
