/**
 * `/metrics`, `/healthz` and `/readyz` on a port of their own (`--monitor-port`), which is for those who run the host
 * and is never put before the public.
 */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Queries } from '../../../service/kernel/ports/database.ts';
import { listeningOrigin } from '../http/listening-origin.ts';
import type { PrometheusObserver } from './prometheus-observer.ts';
import { readQueueState } from './queue-state.ts';
import type { Readiness } from './readiness.ts';

export interface MonitorParts {
  readonly observer: PrometheusObserver;
  readonly readiness: Readiness;
  readonly database: Queries;
  readonly clock: { nowMs(): number };
}

export interface MonitorServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Rejects with the system's error where the address cannot be had. */
export async function openMonitorServer(
  parts: MonitorParts,
  host: string,
  port: number,
): Promise<MonitorServer> {
  const listener = getRequestListener((request) => answer(parts, new URL(request.url).pathname));
  const server = createServer((incoming, outgoing) => {
    void listener(incoming, outgoing);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    origin: listeningOrigin(server, host),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  { observer, readiness, database, clock }: MonitorParts,
  pathname: string,
): Promise<Response> {
  const health = readiness.answer(pathname);
  if (health !== null) return health;
  if (pathname !== '/metrics') return new Response(null, { status: 404 });
  const page = await observer.page(await readQueueState(database, clock.nowMs()));
  return new Response(page, { headers: { 'Content-Type': observer.contentType } });
}
