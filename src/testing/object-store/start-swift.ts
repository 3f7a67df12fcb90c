/** Starts an object store of a test's own on this machine: four processes on loopback, a temporary folder, gone at its end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pause } from '../../service/kernel/pause.ts';
import { READY_WITHIN_MS } from '../patience.ts';
import { startMemoryCache } from './memory-cache.ts';
import {
  PYTHON,
  SWIFT_KEY,
  SWIFT_REGION,
  SWIFT_SERVICES,
  type SwiftService,
  writeSwiftFiles,
} from './swift-files.ts';

export interface ObjectStoreAccess {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

export interface StartedObjectStore extends ObjectStoreAccess {
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 50;

/** Throws with what a process printed where it did not start. */
export async function startSwift(): Promise<StartedObjectStore> {
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-swift-'));
  const cache = await startMemoryCache();
  const children: ChildProcess[] = [];
  const stop = async (): Promise<void> => {
    process.off('exit', killAll);
    await Promise.all(children.map(end));
    await cache.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const killAll = (): void => {
    for (const child of children) child.kill('SIGKILL');
  };
  // A test run that is ended leaves none of them behind.
  process.once('exit', killAll);
  try {
    const ports = await freePorts();
    writeSwiftFiles(folder, { ...ports, cache: cache.port });
    const printed: string[] = [];
    for (const service of SWIFT_SERVICES) {
      const args = [`/usr/bin/swift-${service}-server`, join(folder, `${service}-server.conf`), '-v'];
      const child = spawn(PYTHON, args, { stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => printed.push(`${service}: ${text.toString('utf8')}`));
      children.push(child);
    }
    const endpoint = `http://127.0.0.1:${ports.proxy}`;
    await Promise.all(
      SWIFT_SERVICES.map((service) =>
        answering(`http://127.0.0.1:${ports[service]}/healthcheck`, children, printed),
      ),
    );
    return { endpoint, region: SWIFT_REGION, ...SWIFT_KEY, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Any answer at all: storage servers know no such path. */
async function answering(
  url: string,
  children: readonly ChildProcess[],
  printed: readonly string[],
): Promise<void> {
  const untilMs = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer !== null) return;
    const isOver = performance.now() > untilMs || children.some(({ exitCode }) => exitCode !== null);
    if (isOver) throw new Error(`The object store did not start.\n${printed.join('')}`);
    await pause(LOOK_EVERY_MS, new AbortController().signal);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function freePorts(): Promise<Record<SwiftService, number>> {
  const servers = SWIFT_SERVICES.map(() => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  const [account = 0, container = 0, object = 0, proxy = 0] = ports;
  return { account, container, object, proxy };
}
