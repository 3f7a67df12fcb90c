/** Whether the service has an extension; false while it is not known. */
import { useQuery } from '@tanstack/react-query';
import { meQuery } from './account.ts';
import { useClient } from './session.tsx';

export function useFeature(feature: string): boolean {
  return useQuery(meQuery(useClient())).data?.features?.includes(feature) === true;
}
