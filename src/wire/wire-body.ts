/** Turns fetch bodies into wire bodies and back; the only place that decides what crosses how. */
import { transfersStreams } from '../base/browser/transfers-streams.ts';
import { FileResponse } from './file-response.ts';
import type { ResponseFrame, WireBody } from './frames.ts';
import { portOfStream, streamOfPort } from './stream-port.ts';

const NO_BODY: WireBody = { kind: 'none' };

/**
 * What a caller passed as `init.body`. A Blob stays a reference. An ArrayBuffer is handed over: it is gone for its sender,
 * as nothing of the size of a part should be copied at every hop. Typed arrays are copied once, then transferred.
 */
export async function requestWireBody(body: BodyInit | null | undefined): Promise<WireBody> {
  if (body === null || body === undefined) return NO_BODY;
  if (typeof body === 'string') return bytesBody(new TextEncoder().encode(body));
  if (body instanceof Blob) return { kind: 'file', file: body };
  if (body instanceof ReadableStream) return streamBody(body as ReadableStream<Uint8Array>);
  if (body instanceof ArrayBuffer) return { kind: 'bytes', bytes: body };
  return { kind: 'bytes', bytes: await new Response(body).arrayBuffer() };
}

/** JSON is small and read whole; files go by reference; everything else keeps streaming with back pressure. */
export async function responseWireBody(response: Response): Promise<WireBody> {
  if (response instanceof FileResponse) return { kind: 'file', file: response.file };
  if (response.body === null) return NO_BODY;
  if (isSmall(response.headers)) return { kind: 'bytes', bytes: await response.arrayBuffer() };
  return streamBody(response.body);
}

/** The body as `new Response` takes it. */
function bodyInit(body: WireBody): BodyInit | null {
  switch (body.kind) {
    case 'none':
      return null;
    case 'bytes':
      return body.bytes;
    case 'file':
      return body.file;
    case 'stream':
      return body.stream;
    case 'chunks':
      return streamOfPort(body.port);
  }
}

export function responseOf(frame: ResponseFrame): Response {
  const headers = frame.headers.map(([name, value]): [string, string] => [name, value]);
  const init = { status: frame.status, headers };
  return frame.body.kind === 'file'
    ? new FileResponse(frame.body.file, init)
    : new Response(bodyInit(frame.body), init);
}

function streamBody(stream: ReadableStream<Uint8Array>): WireBody {
  return transfersStreams() ? { kind: 'stream', stream } : { kind: 'chunks', port: portOfStream(stream) };
}

function bytesBody(bytes: Uint8Array<ArrayBuffer>): WireBody {
  return { kind: 'bytes', bytes: bytes.buffer };
}

function isSmall(headers: Headers): boolean {
  return /^(application\/json|text\/)/.test(headers.get('content-type') ?? '');
}
