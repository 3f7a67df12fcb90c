/** Answers with a file of the disk, streamed: whole, or the part a Range asks for (RFC 9110, section 14). */
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { wantedRange } from '../../../base/web/byte-range.ts';

const CHUNK_BYTES = 256 * 1024;

/** `headers` say what the file is; size, version and range are added here. Rejects with ENOENT where it is gone. */
export async function sendFile(path: string, request: Request, headers: Headers): Promise<Response> {
  const file = await open(path, 'r');
  let streaming = false;
  try {
    const { size, mtimeMs } = await file.stat();
    const version = {
      sizeBytes: size,
      etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
      lastModified: new Date(mtimeMs).toUTCString(),
    };
    headers.set('Accept-Ranges', 'bytes');
    headers.set('ETag', version.etag);
    headers.set('Last-Modified', version.lastModified);
    const range = wantedRange(request.headers, version);
    if (range === 'unsatisfiable') {
      headers.set('Content-Range', `bytes */${size}`);
      headers.set('Content-Length', '0');
      return new Response(null, { status: 416, headers });
    }
    const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range;
    headers.set('Content-Length', String(end - start + 1));
    if (range !== 'whole') headers.set('Content-Range', `bytes ${start}-${end}/${size}`);
    const status = range === 'whole' ? 200 : 206;
    if (request.method === 'HEAD' || size === 0) return new Response(null, { status, headers });
    // The stream closes the file when it ends and when the client leaves.
    const stream = file.createReadStream({ start, end, highWaterMark: CHUNK_BYTES });
    streaming = true;
    return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { status, headers });
  } finally {
    if (!streaming) await file.close();
  }
}
