/** Whether what the account has can be watched and heard before it is exported (extension `asset_links`). */
import { useQuery } from '@tanstack/react-query';
import type { Me } from '../../../contract/schemas/account.ts';
import { useClient } from '../connection/session.tsx';
import { meQuery } from './account.ts';

/** @param me undefined while it is not known: nobody is told then that it cannot */
export function givesFiles(me: Pick<Me, 'features'> | undefined): boolean {
  return me === undefined || me.features?.includes('asset_links') === true;
}

export function useGivesFiles(): boolean {
  return givesFiles(useQuery(meQuery(useClient())).data);
}
