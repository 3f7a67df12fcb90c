/** One change at the service, after which what it touches is read again, whether it was made or refused. */
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../../client/api-client.ts';
import { useClient } from '../connection/session.tsx';

/**
 * @param touched the names of what it touches
 * @param options `gcTime: 0` where the answer may hold a secret: it goes with what shows it; changes of one `scope` go one
 * after the other
 */
export function useChange<Answer, Input = void>(
  send: (client: ApiClient, input: Input) => Promise<Answer>,
  touched: readonly QueryKey[],
  options: { readonly gcTime?: 0; readonly scope?: { readonly id: string } } = {},
) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(client, input),
    onSettled: () => Promise.all(touched.map((queryKey) => queries.invalidateQueries({ queryKey }))),
    ...options,
  });
}
