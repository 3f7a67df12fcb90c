/**
 * The whole library as one tar file, out and in. It stands beside the typed methods because a file of any size
 * travels as a stream: it is sent once, and not tried again by itself.
 */
import { z } from 'zod';
import { type BroughtIn, broughtInSchema, LIBRARY_PATH } from '../contract/schemas/library.ts';
import { ApiError } from './api-error.ts';
import type { Connection } from './connection.ts';
import { readAnswer } from './read-answer.ts';
import type { RequestLog } from './request-log.ts';

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

interface LibraryParts {
  readonly log: RequestLog;
  readonly nowMs: () => number;
}

const answerSchema = z.object({ library: broughtInSchema });
const FILENAME = /filename="([^"/\\]+)"/;

export function createLibraryMethods(connection: Connection, { log, nowMs }: LibraryParts): LibraryMethods {
  const send = async (operation: string, method: string, body: Blob | null, signal?: AbortSignal) => {
    const startedAtMs = nowMs();
    const note = (response: Response | null): void =>
      log.add({
        operation,
        method,
        path: LIBRARY_PATH,
        startedAtMs,
        durationMs: nowMs() - startedAtMs,
        status: response?.status ?? null,
        code: null,
        requestId: response?.headers.get('X-Request-Id') ?? null,
        idempotencyKey: null,
        replayed: false,
      });
    try {
      const response = await connection.fetch(connection.baseUrl + LIBRARY_PATH, {
        method,
        headers: {
          Authorization: `Bearer ${ownerTokenOf(connection, operation)}`,
          ...(body === null ? {} : { 'Content-Type': 'application/x-tar' }),
        },
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        ...(body === null ? {} : { body }),
        ...(signal === undefined ? {} : { signal }),
      });
      note(response);
      return response;
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      note(null);
      const kind = signal?.aborted ? 'aborted' : 'unreachable';
      throw new ApiError({ kind, operation, message: 'The service cannot be reached.' }, cause);
    }
  };

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

function ownerTokenOf({ ownerToken }: Connection, operation: string): string {
  if (ownerToken !== null) return ownerToken;
  const message = 'This needs the owner of the service.';
  throw new ApiError({ kind: 'answer', operation, code: 'UNAUTHORIZED', message });
}
