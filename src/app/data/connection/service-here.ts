/** Whether a service is reached through the address this page came from: as under `npm run serve`, or `npm start -- --service`. */
import { queryOptions } from '@tanstack/react-query';
import { KEYS } from '../reads/query-keys.ts';

const OPENAPI = '/v1/openapi.json';

/** The address of the service that answers at the page's own origin, null where only files do. */
export const serviceHereQuery = queryOptions({
  queryKey: KEYS.serviceHere,
  queryFn: async ({ signal }): Promise<string | null> => {
    const answer = await fetch(OPENAPI, { method: 'HEAD', signal, credentials: 'omit' });
    // A server of files answers with the page itself, whatever is asked for; a proxy leads to where the service is.
    const isService = answer.ok && /\bjson\b/.test(answer.headers.get('content-type') ?? '');
    const isLed = answer.redirected && answer.url.endsWith(OPENAPI);
    return isService || isLed ? answer.url.slice(0, -OPENAPI.length) : null;
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
