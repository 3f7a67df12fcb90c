/** Reads request bodies with a limit, so that nobody makes the service hold more than it agreed to. */
import { announcedBodySize, bodyReaderOf } from '../../base/web/body-size.ts';
import { JSON_BODY_MAX_BYTES } from '../../contract/limits.ts';
import { problem } from '../../contract/problems/problem.ts';
import { ApiError, invalid } from '../kernel/api-error.ts';
import { nestsTooDeep } from './json-depth.ts';

/** A read that announces nothing: there is nothing to wait for. */
export function hasNoBody(request: Request): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && announcedBodySize(request) === null;
}

/** `undefined` for an empty body. */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, JSON_BODY_MAX_BYTES);
  if (bytes.byteLength === 0) return undefined;
  if (nestsTooDeep(bytes)) throw invalid('', 'too_deep', problem('body_too_deep'));
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unreadable';
    throw invalid('', 'invalid_json', problem('body_not_json', { why }));
  }
}

export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = announcedBodySize(request);
  if (announced !== null && announced > maxBytes) throw tooLarge(maxBytes);
  // Asking for the stream costs a host that has the bytes at hand; reads have none, the others say how much.
  if (request.method === 'GET' || request.method === 'HEAD') return new Uint8Array(0);
  const reader = bodyReaderOf(request);
  if (reader !== undefined) {
    const bytes = await reader(maxBytes);
    if (bytes === null) throw tooLarge(maxBytes);
    return bytes;
  }
  if (announced !== null) return new Uint8Array(await request.arrayBuffer());
  // Undefined in browsers that do not show bodies; transports there announce a size or carry a body of their own.
  if (!request.body) return new Uint8Array(0);
  return readBounded(request.body, maxBytes);
}

async function readBounded(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const step = await reader.read();
    if (step.done) break;
    size += step.value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw tooLarge(maxBytes);
    }
    chunks.push(step.value);
  }
  return joined(chunks, size);
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

function tooLarge(maxBytes: number): ApiError {
  return new ApiError('PAYLOAD_TOO_LARGE', problem('body_too_large', { most: maxBytes }));
}
