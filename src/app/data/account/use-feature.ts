/** Whether the service has an extension; false while it is not known. */
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../connection/session.tsx';
import { meQuery } from './account.ts';

export function useFeature(feature: string): boolean {
  return useQuery(meQuery(useClient())).data?.features?.includes(feature) === true;
}
