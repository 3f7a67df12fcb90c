/** The answering end: hands each request frame to a fetch handler and sends back what it answers. */
import { announceBodySize } from '../base/web/body-size.ts';
import { type ClientFrame, type RequestFrame, type ServerFrame, transfersOf } from './frames.ts';
import { streamOfPort } from './stream-port.ts';
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
    case 'chunks':
      return new CarriedRequest(url, streamOfPort(body.port), init);
    case 'bytes':
      return ofSize(new CarriedRequest(url, body.bytes, init), body.bytes.byteLength);
    case 'none':
      return ofSize(new Request(url, init), 0);
  }
}

/** Said beside the request, because not every browser lets one see whether there is a body. */
function ofSize(request: Request, sizeBytes: number): Request {
  announceBodySize(request, sizeBytes);
  return request;
}

/** The body as it came over the port, unread, to be passed on; it can be taken once. */
export function carriedBodyOf(request: Request): Carried | null {
  return request instanceof CarriedRequest ? request.content : null;
}

type Carried = Blob | ArrayBuffer | ReadableStream<Uint8Array>;

/**
 * A Request whose body, bytes, a file or a stream, is held beside it. Browsers differ in what a Request makes of its body:
 * Firefox has no `body` at all and turns a stream into text (bugzil.la/1387483), so nothing of it is left to them. Whole
 * files are read from the file itself, and a relay can pass one on unread.
 */
class CarriedRequest extends Request {
  readonly content: Carried;

  /** `init` without a body. */
  constructor(url: string, content: Carried, init: RequestInit) {
    super(url, init);
    this.content = content;
    // A property of the instance: the platform's types allow no accessor in its place.
    Object.defineProperty(this, 'body', {
      get: () =>
        content instanceof Blob
          ? content.stream()
          : content instanceof ArrayBuffer
            ? new Response(content).body
            : content,
    });
  }

  override blob(): Promise<Blob> {
    return this.content instanceof Blob ? Promise.resolve(this.content) : this.whole().blob();
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    if (this.content instanceof ArrayBuffer) return Promise.resolve(this.content);
    return this.content instanceof Blob ? this.content.arrayBuffer() : this.whole().arrayBuffer();
  }

  override text(): Promise<string> {
    return this.whole().text();
  }

  override json(): Promise<unknown> {
    return this.whole().json();
  }

  private whole(): Response {
    return new Response(this.content);
  }
}
