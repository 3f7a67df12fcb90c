/** The calling end: makes a MessagePort look like fetch. Requests are matched by id, never by order. */
import type { FetchLike } from '../base/web/fetch-like.ts';
import { deferred } from '../base/work/deferred.ts';
import { type ClientFrame, type ServerFrame, transfersOf } from './frames.ts';
import { PortClosedError } from './port-closed-error.ts';
import { requestWireBody, responseOf } from './wire-body.ts';

export interface PortConnection {
  /** Rejects with PortClosedError once the port is closed, with the signal's reason when aborted. */
  readonly fetch: FetchLike;
  /** Fails everything pending with PortClosedError and lets go of the port. */
  close(): void;
}

interface Pending {
  readonly resolve: (response: Response) => void;
  readonly reject: (reason: unknown) => void;
}

/** @param onClosed called once when the other end says it is leaving. */
export function connectPort(port: MessagePort, onClosed?: () => void): PortConnection {
  const pending = new Map<number, Pending>();
  let nextId = 1;
  let closed = false;

  const send = (frame: ClientFrame, transfer: Transferable[] = []): void => port.postMessage(frame, transfer);

  const failAll = (): void => {
    closed = true;
    port.onmessage = null;
    port.close();
    const waiting = [...pending.values()];
    pending.clear();
    for (const call of waiting) call.reject(new PortClosedError());
  };

  port.onmessage = (event: MessageEvent<ServerFrame>) => {
    const frame = event.data;
    if (frame.type === 'close') {
      failAll();
      onClosed?.();
      return;
    }
    const call = pending.get(frame.id);
    if (call === undefined) return;
    pending.delete(frame.id);
    if (frame.type === 'res') call.resolve(responseOf(frame));
    else call.reject(new TypeError(frame.message));
  };

  const fetch: FetchLike = async (input, init = {}) => {
    const signal = init.signal ?? null;
    signal?.throwIfAborted();
    const body = await requestWireBody(init.body);
    if (closed) throw new PortClosedError();
    const headers = new Headers(init.headers);
    const id = nextId++;
    const abort = deferred<Response>();
    const onAbort = (): void => {
      if (!pending.delete(id)) return;
      send({ type: 'abort', id });
      abort.reject(signal?.reason);
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    pending.set(id, abort);
    const frame = {
      type: 'req',
      id,
      method: init.method ?? 'GET',
      url: String(input),
      headers: [...headers],
      body,
    } as const;
    try {
      send(frame, transfersOf(body));
      return await abort.promise;
    } finally {
      pending.delete(id);
      signal?.removeEventListener('abort', onAbort);
    }
  };

  return {
    fetch,
    close: () => {
      if (closed) return;
      send({ type: 'close' });
      failAll();
    },
  };
}
