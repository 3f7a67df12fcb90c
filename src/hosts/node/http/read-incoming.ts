/** Reads a request's body of known size straight into its place: each byte is moved once (8 MiB parts are many). */
import type { IncomingMessage } from 'node:http';

/** Fills `buffer`, which is as large as the body. Rejects where the connection ends before all of it came. */
export function readIncoming(incoming: IncomingMessage, buffer: ArrayBuffer): Promise<ArrayBuffer> {
  const sizeBytes = buffer.byteLength;
  return new Promise((resolve, reject) => {
    const bytes = Buffer.from(buffer);
    let at = 0;
    const finish = (error?: unknown): void => {
      incoming.off('data', onData).off('end', onEnd).off('error', finish).off('close', onEnd);
      if (error !== undefined) reject(error);
      else resolve(buffer);
    };
    const onData = (chunk: Buffer): void => {
      chunk.copy(bytes, at);
      at += chunk.length;
    };
    const onEnd = (): void => {
      finish(at === sizeBytes ? undefined : new Error('The connection ended in the middle of the body.'));
    };
    incoming.on('data', onData).once('end', onEnd).once('error', finish).once('close', onEnd);
    if (incoming.destroyed && !incoming.readableEnded) onEnd();
  });
}
