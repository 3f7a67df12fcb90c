/** Whether this connection is the owner's and its service has an extension. */
import { useClient } from '../connection/session.tsx';
import { useFeature } from './use-feature.ts';

export function useOwnerFeature(feature: string): boolean {
  const { connection } = useClient();
  return useFeature(feature) && connection.ownerToken !== null;
}
