/** A web server of a test's own, on this machine and a port of its own. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  readonly origin: string;
  /** Cuts what is still open. */
  close(): Promise<void>;
}

/** @param port 0 for any that is free */
export async function startLocalServer(answer: RequestListener, port = 0): Promise<LocalServer> {
  // It never closes a connection that rests: a caller in this process, held up by other work, would find it closed as it writes.
  const server = createServer({ keepAliveTimeout: 0 }, answer).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** As text. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
