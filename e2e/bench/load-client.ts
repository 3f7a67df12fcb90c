/** A small HTTP client for load: connections that stay open, bodies as they are, times of every answer. */
import { Agent, type IncomingMessage, request } from 'node:http';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface LoadClient {
  /** Resolves with the body's text; throws for any status of 400 or more. */
  send(call: Call): Promise<string>;
  close(): void;
}

export function openLoadClient(origin: string, apiKey: string, connections: number): LoadClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);
  return {
    send: ({ method, path, headers = {}, body }) =>
      new Promise((resolve, reject) => {
        const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
        const outgoing = request(
          {
            ...{ agent, hostname, port, method, path },
            headers: { Authorization: `Bearer ${apiKey}`, ...length, ...headers },
          },
          (answer) => {
            readText(answer).then((text) => {
              if ((answer.statusCode ?? 500) < 400) resolve(text);
              else reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${text}`));
            }, reject);
          },
        );
        outgoing.once('error', reject);
        outgoing.end(body);
      }),
    close: () => agent.destroy(),
  };
}

async function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

export interface Pace {
  readonly perSec: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly answers: number;
}

/** Keeps `connections` requests under way for `seconds`; `nextCall` makes each. */
export async function measurePace(
  client: LoadClient,
  connections: number,
  seconds: number,
  nextCall: () => Call,
): Promise<Pace> {
  const tookMs: number[] = [];
  const startMs = performance.now();
  const endMs = startMs + seconds * 1000;
  const work = async (): Promise<void> => {
    while (performance.now() < endMs) {
      const sentMs = performance.now();
      await client.send(nextCall());
      tookMs.push(performance.now() - sentMs);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return paceOf(tookMs, (performance.now() - startMs) / 1000);
}

export function paceOf(tookMs: readonly number[], elapsedSec: number): Pace {
  const sorted = [...tookMs].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return {
    perSec: sorted.length / elapsedSec,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    answers: sorted.length,
  };
}
