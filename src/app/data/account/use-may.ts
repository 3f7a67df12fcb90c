/** What the key in use may do, as far as is known here; the service has the last word. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Scope } from '../../../contract/operation.ts';
import type { AnswerOf } from '../../../contract/operations.ts';
import { useClient } from '../connection/session.tsx';
import { KEYS } from '../reads/query-keys.ts';
import { meQuery } from './account.ts';

type Me = AnswerOf<'get_me'>;

export function useMay(scope: Scope): boolean {
  return has(useQuery(meQuery(useClient())).data, scope);
}

/** The same, for what is asked in the moment of a change. */
export function mayNow(queries: QueryClient, scope: Scope): boolean {
  return has(queries.getQueryData<Me>(KEYS.me), scope);
}

function has(me: Me | undefined, scope: Scope): boolean {
  return me?.key.scopes.includes(scope) !== false;
}
