/**
 * The whole library as one tar file, out and in. It stands beside the typed methods because a file of any size
 * travels as a stream: it is sent once, and not tried again by itself.
 */
import { z } from 'zod';
import { type BroughtIn, broughtInSchema, LIBRARY_PATH } from '../contract/schemas/library.ts';
import type { Connection } from './connection.ts';
import { readAnswer } from './read-answer.ts';
import { createStreamSender, type StreamParts } from './stream-sender.ts';

export interface LibraryFile {
  /** As the service names it, such as `cliproom-2026-11-21.tar`. */
  readonly filename: string;
  /** Read it to its end or cancel it. */
  readonly body: ReadableStream<Uint8Array>;
}

export interface LibraryMethods {
  /** Rejects with ApiError where the file does not begin to come; what breaks later breaks the stream. */
  read(signal?: AbortSignal): Promise<LibraryFile>;
  /** Into an empty library only. Rejects with ApiError, CONFLICT where something is there already. */
  bringIn(file: Blob, signal?: AbortSignal): Promise<BroughtIn>;
}

const answerSchema = z.object({ library: broughtInSchema });
const FILENAME = /filename="([^"/\\]+)"/;

export function createLibraryMethods(connection: Connection, parts: StreamParts): LibraryMethods {
  const sendStream = createStreamSender(connection, parts);
  const send = (operation: string, method: string, body: Blob | null, signal?: AbortSignal) =>
    sendStream({ operation, method, path: LIBRARY_PATH, body, contentType: 'application/x-tar' }, signal);

  return {
    async read(signal) {
      const operation = 'read_library';
      const response = await send(operation, 'GET', null, signal);
      if (!response.ok || response.body === null)
        return readAnswer(operation, z.never(), response, await response.text());
      const filename = FILENAME.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
      return { filename: filename ?? 'library.tar', body: response.body };
    },
    async bringIn(file, signal) {
      const operation = 'bring_in_library';
      const response = await send(operation, 'POST', file, signal);
      return readAnswer(operation, answerSchema, response, await response.text()).library;
    },
  };
}
