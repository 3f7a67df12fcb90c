/** Whether the address this page came from is a service too, as under `npm run serve`. */
import { queryOptions } from '@tanstack/react-query';
import { KEYS } from './query-keys.ts';

const OPENAPI = '/v1/openapi.json';

/** The origin of the page where a service answers there, null where only files do. */
export const serviceHereQuery = queryOptions({
  queryKey: KEYS.serviceHere,
  queryFn: async ({ signal }): Promise<string | null> => {
    const answer = await fetch(OPENAPI, { method: 'HEAD', signal, credentials: 'omit' });
    // A server of files answers with the page itself, whatever is asked for.
    const isService = answer.ok && /\bjson\b/.test(answer.headers.get('content-type') ?? '');
    return isService ? window.location.origin : null;
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
