/**
 * What a client still sends of a body that was answered before it came: it is read and let go. A connection that is closed on it
 * takes the answer with it, and a slow upload that was refused would look like a network that broke (RFC 9112, 9.6).
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Of an ordinary line an 8 MiB part comes in less. */
const LONGEST_MS = 30_000;
const MOST_BYTES = 64 * 1024 * 1024;

export function readOffRest(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('finish', () => {
    if (incoming.readableEnded || incoming.destroyed) return;
    let readBytes = 0;
    const stop = (): void => {
      clearTimeout(timer);
      incoming.off('data', count).off('end', stop).off('close', stop);
    };
    const cut = (): void => {
      stop();
      incoming.socket.destroySoon();
    };
    const count = (chunk: Buffer): void => {
      readBytes += chunk.length;
      if (readBytes > MOST_BYTES) cut();
    };
    const timer = setTimeout(cut, LONGEST_MS);
    timer.unref();
    incoming.on('data', count).once('end', stop).once('close', stop).resume();
  });
}
