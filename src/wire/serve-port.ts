/** The answering end: hands each request frame to a fetch handler and sends back what it answers. */
import { announceBodySize } from '../base/body-size.ts';
import { FileRequest } from './file-request.ts';
import { type ClientFrame, type RequestFrame, type ServerFrame, transfersOf } from './frames.ts';
import { bodyInit, responseWireBody } from './wire-body.ts';

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

function requestOf(frame: RequestFrame, signal: AbortSignal): Request {
  const headers = frame.headers.map(([name, value]): [string, string] => [name, value]);
  const init: RequestInit & { duplex?: 'half' } = {
    method: frame.method,
    headers,
    body: bodyInit(frame.body),
    signal,
  };
  if (frame.body.kind === 'stream') init.duplex = 'half';
  const { body } = frame;
  const request =
    body.kind === 'file' ? new FileRequest(frame.url, body.file, init) : new Request(frame.url, init);
  if (body.kind === 'bytes') announceBodySize(request, body.bytes.byteLength);
  if (body.kind === 'file') announceBodySize(request, body.file.size);
  return request;
}
