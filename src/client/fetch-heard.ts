/**
 * A request whose answer may be of any length: it takes as long as something comes. What is sent with it is waited
 * for, because nobody is told how much of it has left.
 */
import { blobOfStream } from '../base/bytes/blob-of-stream.ts';
import type { ApiError } from './api-error.ts';
import type { Connection } from './connection.ts';
import { late, limitOf, stopped } from './limit-answer.ts';

interface Heard {
  readonly operation: string;
  /** Of silence: before the answer begins, and between its pieces. null: as long as it takes. */
  readonly withinMs: number | null;
  readonly signal: AbortSignal | undefined;
}

/** @returns what rejects with ApiError where nothing comes, and so does its body; otherwise as the transport. */
export async function fetchHeard(
  connection: Connection,
  address: string,
  init: RequestInit,
  { operation, withinMs, signal }: Heard,
): Promise<Response> {
  const limit = limitOf(withinMs, signal);
  const heard = async <T>(answer: Promise<T>, lateError: (cause: unknown) => ApiError): Promise<T> => {
    try {
      return await answer;
    } catch (cause) {
      throw limit.isLate() ? lateError(cause) : cause;
    } finally {
      limit.end();
    }
  };
  const { signal: ends } = limit;
  const sent = connection.fetch(address, {
    ...init,
    ...(ends === undefined ? {} : { signal: ends }),
  });
  const response = await heard(sent, (cause) => late(operation, withinMs ?? 0, cause));
  if (withinMs === null || response.body === null) return response;
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      limit.again();
      const { done, value } = await heard(reader.read(), (cause) => stopped(operation, cause));
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new HeardResponse(body, response);
}

class HeardResponse extends Response {
  override blob(): Promise<Blob> {
    return blobOfStream(this.body, this.headers.get('Content-Type') ?? '');
  }

  override async text(): Promise<string> {
    return (await this.blob()).text();
  }

  override async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
}
