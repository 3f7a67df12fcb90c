/** Whether the service has an extension, asked in the moment of a change; false while it is not known. */
import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../../contract/operations.ts';
import { KEYS } from '../reads/query-keys.ts';

export function hasFeatureNow(queries: QueryClient, feature: string): boolean {
  return queries.getQueryData<AnswerOf<'get_me'>>(KEYS.me)?.features?.includes(feature) === true;
}
