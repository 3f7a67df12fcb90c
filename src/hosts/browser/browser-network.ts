/**
 * The Network port in a browser. Which servers may be read is decided by the browser, hop by hop: the page's
 * own policy, and the server's consent to other origins. Redirects are followed there, because a page is not
 * shown where one leads; cookies are never sent.
 */

import { urlFault, urlFaultSentence } from '../../base/check-url.ts';
import { sayTold } from '../../base/told.ts';
import { type Network, NetworkError } from '../../service/kernel/ports/network.ts';

export const browserNetwork: Network = {
  eventsRefusal:
    'Events cannot be sent from inside a browser: it stops when the page is closed, and receivers do not take requests of web pages. Run the service under Node for webhooks.',
  followsRedirects: true,
  refusalOf: (url) => {
    const fault = urlFault(url, { allowPrivate: true });
    return fault === null ? null : urlFaultSentence(fault);
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
      throw new NetworkError(sayTold('host_unreadable_here', { host: url.host }), { cause: error });
    });
    return {
      status: response.status,
      headers: response.headers,
      body: response.body ?? new ReadableStream({ start: (controller) => controller.close() }),
    };
  },
};
