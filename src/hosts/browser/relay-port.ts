/** A port that answers like a given fetch, for workers that cannot reach the service by themselves. */
import type { FetchLike } from '../../base/fetch-like.ts';
import { servePort } from '../../wire/serve-port.ts';

/** Transfer the result to the worker and use it there with `connectPort`. Files still go by reference. */
export function openRelayPort(fetch: FetchLike): MessagePort {
  const { port1, port2 } = new MessageChannel();
  servePort(port1, async (request) => {
    const { url, method, headers, signal } = request;
    const body = request.body === null ? null : await request.blob();
    return fetch(url, { method, headers, signal, body });
  });
  return port2;
}
