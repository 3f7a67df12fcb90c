/** Whether the service has an extension; false while it is not known. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '../../contract/operations.ts';
import { meQuery } from './account.ts';
import { KEYS } from './query-keys.ts';
import { useClient } from './session.tsx';

type Me = AnswerOf<'get_me'>;

export function useFeature(feature: string): boolean {
  return has(useQuery(meQuery(useClient())).data, feature);
}

/** The same, for what is asked in the moment of a change. */
export function hasFeatureNow(queries: QueryClient, feature: string): boolean {
  return has(queries.getQueryData<Me>(KEYS.me), feature);
}

function has(me: Me | undefined, feature: string): boolean {
  return me?.features?.includes(feature) === true;
}
