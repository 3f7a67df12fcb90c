/** A port that answers like a given fetch, for workers that cannot reach the service by themselves. */
import type { FetchLike } from '../../base/web/fetch-like.ts';
import { carriedBodyOf, servePort } from '../../wire/serve-port.ts';

/** Transfer the result to the worker and use it there with `connectPort`. Bytes and files are passed on as they came. */
export function openRelayPort(fetch: FetchLike): MessagePort {
  const { port1, port2 } = new MessageChannel();
  servePort(port1, async (request) => {
    const { url, method, headers, signal } = request;
    const carried = carriedBodyOf(request);
    const body = carried instanceof ReadableStream ? await request.blob() : carried;
    return fetch(url, { method, headers, signal, body });
  });
  return port2;
}
