/** Stands between a client and an object store and does what networks and busy stores do: refuses, slows down, cuts. */
import { type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import { Transform } from 'node:stream';
import { type LocalServer, startLocalServer } from '../local-server.ts';

/** What becomes of one request; null lets it through. */
export type Fault =
  /** The store never sees it. */
  | { readonly kind: 'refuse'; readonly status: number }
  /** The store sees it that much later. */
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** The connection ends after so many bytes of what is sent; the store sees no more. */
  | { readonly kind: 'cut_request'; readonly afterBytes: number }
  /** The connection ends after so many bytes of the answer, its head among them where that is none; the store has done it. */
  | { readonly kind: 'cut_answer'; readonly afterBytes: number };

export interface SeenRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
}

export interface FaultProxy extends LocalServer {
  readonly seen: SeenRequest[];
  /** Asked for every request; everything goes through until one is set. */
  onRequest: (request: SeenRequest) => Fault | null;
}

const BUSY =
  '<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Reduce your request rate.</Message></Error>';

/** Requests are signed for the address they are sent to, so this one's is passed on as it came. */
export async function startFaultProxy(endpoint: string): Promise<FaultProxy> {
  const seen: SeenRequest[] = [];
  const server = await startLocalServer((incoming, answer) => {
    const known = { method: incoming.method ?? '', path: incoming.url ?? '' };
    seen.push(known);
    const fault = proxy.onRequest(known);
    if (fault?.kind === 'refuse') {
      incoming.resume();
      answer.writeHead(fault.status, { 'Content-Type': 'application/xml' }).end(BUSY);
    } else if (fault?.kind === 'slow')
      setTimeout(() => forward(endpoint, incoming, answer, null), fault.delayMs);
    else forward(endpoint, incoming, answer, fault);
  });
  const proxy: FaultProxy = { ...server, seen, onRequest: () => null };
  return proxy;
}

function forward(
  endpoint: string,
  incoming: IncomingMessage,
  answer: ServerResponse,
  fault: Fault | null,
): void {
  const cut = (): void => {
    incoming.socket.destroy();
    onward.destroy();
  };
  const url = new URL(incoming.url ?? '/', endpoint);
  const headers = incoming.headers as OutgoingHttpHeaders;
  const onward = request(url, { method: incoming.method ?? 'GET', headers, agent: false }, (answered) => {
    if (fault?.kind === 'cut_answer' && fault.afterBytes === 0) return cut();
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    // The head goes out by itself: an answer may be cut before its first byte.
    answer.flushHeaders();
    answered.on('error', cut);
    answered.pipe(cutAfter(fault?.kind === 'cut_answer' ? fault.afterBytes : null, cut)).pipe(answer);
  });
  onward.on('error', cut);
  // A client that left is not answered, and the store is not kept waiting for the rest.
  incoming.on('close', () => incoming.complete || onward.destroy());
  incoming.pipe(cutAfter(fault?.kind === 'cut_request' ? fault.afterBytes : null, cut)).pipe(onward);
}

function cutAfter(limitBytes: number | null, cut: () => void): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.byteLength;
      if (limitBytes !== null && passed > limitBytes) cut();
      else done(null, chunk);
    },
  });
}
