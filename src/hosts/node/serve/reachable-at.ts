/** Where a host that listens on every address of its machine is reached: an address that means all of them leads nowhere. */
import { networkInterfaces } from 'node:os';

const EVERY_ADDRESS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '[::]': '[::1]' };

/** @returns origins, that of the machine itself first. */
export function reachableAt(origin: string, interfaces = networkInterfaces()): string[] {
  const { hostname, port } = new URL(origin);
  const itself = EVERY_ADDRESS[hostname];
  if (itself === undefined) return [origin];
  const others = Object.values(interfaces)
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return [itself, ...others].map((host) => `http://${host}:${port}`);
}
