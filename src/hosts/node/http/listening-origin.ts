import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Scheme, address and port a server listens on, as a browser would write it. */
export function listeningOrigin(server: Server, host: string): string {
  const { port, family, address } = server.address() as AddressInfo;
  const shown = host === 'localhost' ? host : family === 'IPv6' ? `[${address}]` : address;
  return `http://${shown}:${port}`;
}
