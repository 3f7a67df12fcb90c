/**
 * The Network port in a browser. Which servers may be read is decided by the browser, hop by hop: the page's
 * own policy, and the server's consent to other origins. Redirects are followed there, because a page is not
 * shown where one leads; cookies are never sent.
 */
import { urlFault } from '../../base/web/check-url.ts';
import { problem } from '../../contract/problems/problem.ts';
import { type Network, NetworkError } from '../../service/kernel/ports/network.ts';

export const browserNetwork: Network = {
  eventsRefusal: problem('events_not_sent_here'),
  followsRedirects: true,
  refusalOf: (url) => {
    const fault = urlFault(url, { allowPrivate: true });
    return fault === null ? null : problem(fault);
  },
  request: async ({ method, url, headers, body, signal }) => {
    const response = await fetch(url, {
      method,
      headers,
      body: body ?? null,
      signal,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    }).catch((error: unknown) => {
      if (signal.aborted) throw signal.reason;
      throw new NetworkError(problem('host_unreadable_here', { host: url.host }), { cause: error });
    });
    return {
      status: response.status,
      headers: response.headers,
      body: response.body ?? new ReadableStream({ start: (controller) => controller.close() }),
    };
  },
};
