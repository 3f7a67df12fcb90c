/** The answering end: hands each request frame to a fetch handler and sends back what it answers. */
import { announceBodySize } from '../base/body-size.ts';
import { CarriedRequest } from './carried-request.ts';
import { type ClientFrame, type RequestFrame, type ServerFrame, transfersOf } from './frames.ts';
import { responseWireBody } from './wire-body.ts';

export type RequestHandler = (request: Request) => Promise<Response> | Response;

export interface PortServer {
  /** Tells the other end, aborts what is running for it and lets go of the port. */
  close(): void;
}

export function servePort(port: MessagePort, handler: RequestHandler): PortServer {
  const running = new Map<number, AbortController>();

  const send = (frame: ServerFrame, transfer: Transferable[] = []): void => port.postMessage(frame, transfer);

  const stop = (): void => {
    port.onmessage = null;
    port.close();
    for (const controller of running.values()) controller.abort();
    running.clear();
  };

  const answer = async (frame: RequestFrame): Promise<void> => {
    const controller = new AbortController();
    running.set(frame.id, controller);
    try {
      const response = await handler(requestOf(frame, controller.signal));
      if (controller.signal.aborted) {
        await response.body?.cancel();
        return;
      }
      const body = await responseWireBody(response);
      const headers = [...response.headers];
      send({ type: 'res', id: frame.id, status: response.status, headers, body }, transfersOf(body));
    } catch (error) {
      if (controller.signal.aborted) return;
      send({ type: 'err', id: frame.id, message: error instanceof Error ? error.message : String(error) });
    } finally {
      running.delete(frame.id);
    }
  };

  port.onmessage = (event: MessageEvent<ClientFrame>) => {
    const frame = event.data;
    if (frame.type === 'req') void answer(frame);
    else if (frame.type === 'abort') running.get(frame.id)?.abort();
    else stop();
  };

  return {
    close: () => {
      send({ type: 'close' });
      stop();
    },
  };
}

function requestOf({ method, url, headers, body }: RequestFrame, signal: AbortSignal): Request {
  const init: RequestInit = { method, headers: headers.map(([name, value]) => [name, value]), signal };
  switch (body.kind) {
    case 'file':
      return ofSize(new CarriedRequest(url, body.file, init), body.file.size);
    case 'stream':
      return new CarriedRequest(url, body.stream, init);
    case 'bytes':
      return ofSize(new Request(url, { ...init, body: body.bytes }), body.bytes.byteLength);
    case 'none':
      return ofSize(new Request(url, init), 0);
  }
}

/** Said beside the request, because not every browser lets one see whether there is a body. */
function ofSize(request: Request, sizeBytes: number): Request {
  announceBodySize(request, sizeBytes);
  return request;
}
