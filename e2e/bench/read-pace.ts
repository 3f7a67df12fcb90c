/**
 * Reads over plain sockets, so that little of the machine goes to who asks: one request at a time a connection, each kept
 * open, and of an answer only its status and its length are looked at. What an HTTP client costs is not the host's.
 */
import { connect } from 'node:net';
import { type Pace, paceOf } from './load-client.ts';

const HEAD_END = '\r\n\r\n';
const STATUS_AT = 'HTTP/1.1 '.length;
const LENGTH = /\r\ncontent-length: (\d+)/i;

/** Keeps as many requests under way as there are connections, for `seconds`. Throws for any answer but 200 with its length. */
export async function readPace(
  origin: string,
  apiKey: string,
  connections: number,
  seconds: number,
  paths: readonly string[],
): Promise<Pace> {
  const { hostname, port, host } = new URL(origin);
  const head = `Host: ${host}\r\nAuthorization: Bearer ${apiKey}`;
  const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${head}${HEAD_END}`));
  const tookMs: number[] = [];
  const startMs = performance.now();
  const endMs = startMs + seconds * 1000;
  let next = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let sentMs = 0;
      const ask = (): void => {
        sentMs = performance.now();
        if (sentMs >= endMs) socket.end();
        else socket.write(requests[next % requests.length] ?? '');
        next += 1;
      };
      const answered = createAnswerEnd(() => {
        tookMs.push(performance.now() - sentMs);
        ask();
      });
      socket.once('connect', ask).once('error', reject).once('close', resolve);
      socket.on('data', (chunk) => {
        try {
          answered(chunk);
        } catch (error) {
          socket.destroy(error as Error);
        }
      });
    });
  await Promise.all(Array.from({ length: connections }, work));
  return paceOf(tookMs, (performance.now() - startMs) / 1000);
}

/** Takes what comes over a connection, and tells of the end of each answer. */
function createAnswerEnd(onEnd: () => void): (chunk: Buffer) => void {
  let head: Buffer = Buffer.alloc(0);
  let leftBytes = 0;
  return (chunk) => {
    if (leftBytes > 0) leftBytes -= chunk.length;
    else {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      leftBytes = bodyBytes(head.toString('latin1', 0, end)) - (head.length - end - HEAD_END.length);
      head = Buffer.alloc(0);
    }
    if (leftBytes === 0) onEnd();
  };
}

function bodyBytes(head: string): number {
  const length = LENGTH.exec(head)?.[1];
  if (!head.startsWith('200', STATUS_AT) || length === undefined) throw new Error(`Not an answer: ${head}`);
  return Number(length);
}
