/**
 * Reads a request's body within a budget. Memory follows what arrives; once an eighth of a body of known size is
 * there the rest goes straight into its place, so that each byte of a part is moved once (8 MiB parts are many).
 */
import type { IncomingMessage } from 'node:http';
import { HostBusyError } from '../../../service/kernel/ports/host-busy-error.ts';
import type { BodyBudget } from './body-budget.ts';
import type { BodyBuffers } from './body-buffers.ts';

export interface IncomingBody {
  /** null where more than `maxBytes` came. Throws HostBusyError; rejects where the connection ends before all of it came. */
  read(maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Gives its memory back; call when nobody reads the body any more. */
  release(): void;
}

/** In whole steps, so that small chunks are not counted one by one. */
const STEP_BYTES = 64 * 1024;

/** @param announcedBytes null where the sender does not say. */
export function incomingBody(
  incoming: IncomingMessage,
  announcedBytes: number | null,
  budget: BodyBudget,
  buffers: BodyBuffers,
): IncomingBody {
  const { socket } = incoming;
  let heldBytes = 0;
  let whole: ArrayBuffer | null = null;

  const hold = (sizeBytes: number): void => {
    if (sizeBytes <= heldBytes) return;
    const more = Math.ceil((sizeBytes - heldBytes) / STEP_BYTES) * STEP_BYTES;
    if (!budget.take(socket, more)) throw new HostBusyError();
    heldBytes += more;
  };

  const read = (maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> =>
    new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let at = 0;
      const finish = (settle: () => void): void => {
        incoming.off('data', onData).off('end', onEnd).off('error', onError).off('close', onEnd);
        settle();
      };
      const place = (chunk: Buffer): void => {
        const hasRoom = whole !== null && at + chunk.length <= whole.byteLength;
        if (whole !== null && hasRoom) chunk.copy(Buffer.from(whole), at);
        else chunks.push(chunk);
        at += chunk.length;
        if (whole === null && announcedBytes !== null && at >= announcedBytes / 8) {
          hold(announcedBytes);
          whole = buffers.take(announcedBytes);
          Buffer.concat(chunks.splice(0)).copy(Buffer.from(whole));
        }
      };
      const onData = (chunk: Buffer): void => {
        try {
          if (at + chunk.length > Math.min(maxBytes, announcedBytes ?? maxBytes)) {
            incoming.pause();
            finish(() => resolve(null));
            return;
          }
          hold(at + chunk.length);
          place(chunk);
        } catch (error) {
          incoming.pause();
          finish(() => reject(error));
        }
      };
      const onEnd = (): void => {
        const isWhole = announcedBytes === null ? incoming.complete : at === announcedBytes;
        if (!isWhole) finish(() => reject(new Error('The connection ended in the middle of the body.')));
        else finish(() => resolve(whole === null ? joined(chunks) : new Uint8Array(whole)));
      };
      const onError = (error: Error): void => finish(() => reject(error));
      incoming.on('data', onData).once('end', onEnd).once('error', onError).once('close', onEnd);
      if (incoming.destroyed || incoming.readableEnded) onEnd();
    });

  return {
    read,
    release: () => {
      if (whole !== null) buffers.giveBack(whole);
      whole = null;
      budget.giveBack(socket, heldBytes);
      heldBytes = 0;
    },
  };
}

function joined(chunks: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const sizeBytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const bytes = new Uint8Array(sizeBytes);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
