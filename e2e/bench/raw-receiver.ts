/** What an upload is compared with: the same bytes over the same loopback into a file, and nothing else. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Plain Node: writes each request's body at the offset its path names, flushes it, answers. */
const RECEIVER = `
const { createServer } = require('node:http');
const { open } = require('node:fs/promises');
(async () => {
  const file = await open(process.argv[1], 'w');
  const server = createServer(async (request, response) => {
    let at = Number(request.url.slice(1));
    for await (const chunk of request) {
      await file.write(chunk, 0, chunk.length, at);
      at += chunk.length;
    }
    await file.datasync();
    response.end('{}');
  });
  server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port));
})();`;

export interface RawReceiver {
  readonly origin: string;
  readonly child: ChildProcess;
  close(): Promise<void>;
}

export async function openRawReceiver(path: string): Promise<RawReceiver> {
  const child = spawn(process.execPath, ['-e', RECEIVER, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    origin: line.toString().trim(),
    child,
    close: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
