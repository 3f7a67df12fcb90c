import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openClientFiles } from './client-files.ts';
import { createCrossOrigin } from './cross-origin.ts';
import { openHttpServer } from './http-server.ts';
import { createOwnAddress } from './own-address.ts';
import { sendFromFolder } from './with-store-file.ts';

/** What refuses every request before its body comes. */
async function refusingHost(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'read-off-rest-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Cliproom</title>');
  const parts = {
    fetch: async () => new Response('{}', { status: 413 }),
    sendStored: sendFromFolder((name) => join(folder, name)),
    client: await openClientFiles(folder),
    crossOrigin: createCrossOrigin([]),
    address: createOwnAddress(undefined),
    log: { error: () => undefined },
  };
  const server = await openHttpServer(parts, '127.0.0.1', 0);
  onTestFinished(async () => {
    await server.close(0);
    await rm(folder, { recursive: true });
  });
  return server.origin;
}

it('a body that was answered before it came is read off, and its connection goes on', async () => {
  const socket = connect(Number(new URL(await refusingHost()).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  const answered = (count: number) => expect.poll(() => text.split('HTTP/1.1 413 ')).toHaveLength(count + 1);
  const pieces = 20;
  const ask = `PUT /v1/part HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${pieces}\r\n\r\n`;
  socket.write(ask);
  await answered(1);
  // As on a slow line.
  let sent = 0;
  for await (const _ of setInterval(40)) {
    socket.write('x');
    sent += 1;
    if (sent === pieces) break;
  }
  socket.write(ask + 'x'.repeat(pieces));
  await answered(2);
});
