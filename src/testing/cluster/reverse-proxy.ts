/**
 * The one address before several hosts: each request goes to the next host in turn, both ways as a stream. A host is passed over only
 * where it refused the connection, when it cannot have seen anything of the request; what breaks later is the client's to know.
 */
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import { type LocalServer, startLocalServer } from '../local-server.ts';

export interface ReverseProxy extends LocalServer {
  /** Origins of the hosts behind it, down ones too. */
  hosts: readonly string[];
}

export async function startReverseProxy(hosts: readonly string[]): Promise<ReverseProxy> {
  let next = 0;
  const server = await startLocalServer((incoming, answer) => {
    const from = next;
    next += 1;
    const inTurn = proxy.hosts.map((_, at) => proxy.hosts[(from + at) % proxy.hosts.length] ?? '');
    forward(inTurn, incoming, answer);
  });
  const proxy: ReverseProxy = { ...server, hosts };
  return proxy;
}

function forward(
  [host, ...others]: readonly string[],
  incoming: IncomingMessage,
  answer: ServerResponse,
): void {
  if (host === undefined) {
    incoming.resume();
    answer.writeHead(503, { 'Content-Type': 'text/plain' }).end('No host is up.\n');
    return;
  }
  // The name it was asked by is passed on: links lead back here.
  const headers = incoming.headers as OutgoingHttpHeaders;
  // A connection of its own: one that was kept could be closed by the host just now.
  const onward = request(new URL(incoming.url ?? '/', host), {
    method: incoming.method ?? 'GET',
    headers,
    agent: false,
  });
  let isConnected = false;
  let isAnswered = false;
  onward.once('socket', (socket) =>
    socket.once('connect', () => {
      isConnected = true;
      incoming.pipe(onward);
    }),
  );
  onward.once('response', (answered) => {
    isAnswered = true;
    answer.writeHead(answered.statusCode ?? 502, withoutPromise(answered.headers));
    answer.flushHeaders();
    answered.on('error', () => answer.destroy());
    answered.pipe(answer);
  });
  onward.on('error', (error: NodeJS.ErrnoException) => {
    if (!isConnected && error.code === 'ECONNREFUSED') forward(others, incoming, answer);
    // A host may answer before it has read all; it ends the connection then, and the answer is whole.
    else if (!isAnswered) answer.destroy();
  });
  // What a host did not want to read is let go, else the client's next request waits behind it.
  onward.on('close', () => {
    if (!isConnected) return;
    incoming.unpipe(onward);
    incoming.resume();
  });
  // Nobody waits for the answer any more.
  answer.on('close', () => answer.writableFinished || onward.destroy());
}

/** How long a host keeps its connections is no promise of this one, which a client would find closed just as it writes. */
function withoutPromise({ 'keep-alive': _, ...headers }: IncomingHttpHeaders): OutgoingHttpHeaders {
  return headers;
}
