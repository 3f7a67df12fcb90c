/** Whether this connection is the owner's and its service has an extension. */
import { useQuery } from '@tanstack/react-query';
import { meQuery } from './account.ts';
import { useClient } from './session.tsx';

export function useOwnerFeature(feature: string): boolean {
  const client = useClient();
  const me = useQuery(meQuery(client)).data;
  return client.connection.ownerToken !== null && me?.features?.includes(feature) === true;
}
