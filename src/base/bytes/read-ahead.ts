/**
 * Chunks of a stream that are taken as they come and held until they are asked for. A stream that breaks drops what
 * nobody has read (WHATWG Streams, ReadableStreamError): here it is given before the error.
 */
import { type Deferred, deferred } from '../work/deferred.ts';

export interface ReadAhead {
  /** null at the end; rejects as the stream did, after all that came before. One call at a time. */
  next(): Promise<Uint8Array | null>;
  /** Nothing more is wanted. Never rejects. */
  cancel(): Promise<void>;
}

/** Begins at once. @param heldBytes how much may wait before no more is taken; the last chunk may go over it. */
export function readAhead(stream: ReadableStream<Uint8Array>, heldBytes: number): ReadAhead {
  const reader = stream.getReader();
  const held: Uint8Array[] = [];
  let waitingBytes = 0;
  let arrived: Deferred<void> = deferred();
  let room: Deferred<void> = deferred();
  let end: { readonly rejects: boolean; readonly reason?: unknown } | null = null;

  const take = async (): Promise<void> => {
    for (;;) {
      const { value } = await reader.read();
      if (value === undefined) return;
      held.push(value);
      waitingBytes += value.byteLength;
      arrived.resolve();
      while (waitingBytes >= heldBytes) {
        room = deferred();
        await room.promise;
      }
    }
  };
  void take()
    .then(
      () => (end = { rejects: false }),
      (reason: unknown) => (end = { rejects: true, reason }),
    )
    .then(() => arrived.resolve());

  return {
    next: async () => {
      for (;;) {
        const chunk = held.shift();
        if (chunk !== undefined) {
          waitingBytes -= chunk.byteLength;
          room.resolve();
          return chunk;
        }
        if (end?.rejects === true) throw end.reason;
        if (end !== null) return null;
        arrived = deferred();
        await arrived.promise;
      }
    },
    cancel: async () => {
      waitingBytes = 0;
      room.resolve();
      await reader.cancel().catch(() => undefined);
    },
  };
}
