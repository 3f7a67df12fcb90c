/**
 * What Swift remembers of accounts and buckets between two requests: the part of memcached's text protocol that it speaks,
 * in this process. Without it each request asks two more of its servers.
 */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface MemoryCache {
  readonly port: number;
  close(): Promise<void>;
}

interface Kept {
  readonly flags: string;
  readonly value: Buffer;
  /** Of this process's clock; Infinity for as long as it runs. */
  readonly untilMs: number;
}

const LINE_END = '\r\n';

export async function startMemoryCache(): Promise<MemoryCache> {
  const kept = new Map<string, Kept>();
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    // Who asked is gone.
    socket.on('error', () => socket.destroy());
    let heard: Buffer = Buffer.alloc(0);
    socket.on('data', (bytes: Buffer) => {
      heard = Buffer.concat([heard, bytes]);
      for (;;) {
        const taken = takeCommand(heard);
        if (taken === null) return;
        heard = taken.rest;
        socket.write(answer(kept, taken.words, taken.value));
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

interface Command {
  readonly words: readonly string[];
  /** What is to be kept; empty for commands without. */
  readonly value: Buffer;
  readonly rest: Buffer;
}

/** null where it has not come whole. */
function takeCommand(heard: Buffer): Command | null {
  const end = heard.indexOf(LINE_END);
  if (end < 0) return null;
  const words = heard.toString('latin1', 0, end).split(' ');
  const from = end + LINE_END.length;
  if (words[0] !== 'set' && words[0] !== 'add')
    return { words, value: Buffer.alloc(0), rest: heard.subarray(from) };
  const to = from + Number(words[4]);
  if (heard.length < to + LINE_END.length) return null;
  return { words, value: heard.subarray(from, to), rest: heard.subarray(to + LINE_END.length) };
}

function answer(kept: Map<string, Kept>, words: readonly string[], value: Buffer): Buffer {
  const [command, key = '', flags = '0', seconds = '0'] = words;
  const known = (name: string): Kept | undefined => {
    const one = kept.get(name);
    return one !== undefined && one.untilMs > performance.now() ? one : undefined;
  };
  const line = (text: string): Buffer => Buffer.from(text + LINE_END);
  if (command === 'get') {
    const found = words.slice(1).flatMap((name) => {
      const one = known(name);
      return one === undefined
        ? []
        : [line(`VALUE ${name} ${one.flags} ${one.value.length}`), one.value, line('')];
    });
    return Buffer.concat([...found, line('END')]);
  }
  if (command === 'set' || command === 'add') {
    if (command === 'add' && known(key) !== undefined) return line('NOT_STORED');
    const lifeMs = lifeMsOf(Number(seconds));
    kept.set(key, { flags, value: Buffer.from(value), untilMs: performance.now() + lifeMs });
    return line('STORED');
  }
  if (command === 'delete') return line(kept.delete(key) ? 'DELETED' : 'NOT_FOUND');
  return line('ERROR');
}

/** From more than thirty days on it is a time of day. */
function lifeMsOf(seconds: number): number {
  if (seconds === 0) return Number.POSITIVE_INFINITY;
  return seconds > 30 * 24 * 3600 ? seconds * 1000 - Date.now() : seconds * 1000;
}
