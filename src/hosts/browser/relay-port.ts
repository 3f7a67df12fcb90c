/** A port that answers like a given fetch, for workers that cannot reach the service by themselves. */
import { announcedBodySize } from '../../base/body-size.ts';
import type { FetchLike } from '../../base/fetch-like.ts';
import { servePort } from '../../wire/serve-port.ts';

/** Transfer the result to the worker and use it there with `connectPort`. Files still go by reference. */
export function openRelayPort(fetch: FetchLike): MessagePort {
  const { port1, port2 } = new MessageChannel();
  servePort(port1, async (request) => {
    const { url, method, headers, signal } = request;
    // By its announced size: whether a request has a body cannot be seen in every browser.
    const body = announcedBodySize(request) === 0 ? null : await request.blob();
    return fetch(url, { method, headers, signal, body });
  });
  return port2;
}
