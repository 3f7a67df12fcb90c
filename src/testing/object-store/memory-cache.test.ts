import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type MemoryCache, startMemoryCache } from './memory-cache.ts';

let cache: MemoryCache | null = null;
afterEach(async () => {
  await cache?.close();
  cache = null;
});

/** It says just this to what it is sent, in these pieces. */
async function says(answer: string, ...pieces: readonly string[]): Promise<void> {
  cache ??= await startMemoryCache();
  const socket = connect(cache.port, '127.0.0.1').setNoDelay().setEncoding('latin1');
  await once(socket, 'connect');
  let heard = '';
  socket.on('data', (text: string) => {
    heard += text;
  });
  for (const piece of pieces) await new Promise<void>((sent) => socket.write(piece, () => sent()));
  await expect.poll(() => heard).toBe(answer);
  socket.destroy();
}

it('keeps bytes as they were sent, whatever is in them and however they come', async () => {
  await says('STORED\r\n', 'set one 2 0 8\r\nget', ' a\r\nb\r', '\n');
  await says(
    'STORED\r\nVALUE one 2 8\r\nget a\r\nb\r\nVALUE two 0 1\r\nx\r\nEND\r\n',
    'set two 0 60 1\r\nx\r\nget one none two\r\n',
  );
});

it('forgets what is deleted and what is over, and adds only what is not there', async () => {
  await says('STORED\r\n', 'set one 0 0 1\r\n1\r\n');
  await says('NOT_STORED\r\n', 'add one 0 0 1\r\n2\r\n');
  await says('DELETED\r\n', 'delete one\r\n');
  await says('NOT_FOUND\r\n', 'delete one\r\n');
  await says('STORED\r\n', 'add one 0 0 1\r\n2\r\n');
  const longAgo = Math.round(Date.now() / 1000) - 60;
  await says('STORED\r\n', `set one 0 ${longAgo} 1\r\n3\r\n`);
  await says('END\r\n', 'get one\r\n');
  await says('ERROR\r\n', 'incr one 1\r\n');
});
