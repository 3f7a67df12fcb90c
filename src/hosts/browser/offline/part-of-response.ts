/** The part of a kept file that a player asks for: caches know whole answers only (RFC 9110, section 14). */
import { wantedRange } from '../../../base/web/byte-range.ts';

/** The headers of the whole one stay, those of isolation among them. */
export async function partOfResponse(request: Request, whole: Response): Promise<Response> {
  if (!request.headers.has('Range')) return whole;
  const body = await whole.blob();
  const version = {
    sizeBytes: body.size,
    etag: whole.headers.get('ETag') ?? '',
    lastModified: whole.headers.get('Last-Modified') ?? '',
  };
  const range = wantedRange(request.headers, version);
  const headers = new Headers(whole.headers);
  // Of the bytes on their way; these are as they will be read.
  headers.delete('Content-Encoding');
  headers.set('Accept-Ranges', 'bytes');
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${body.size}`);
    headers.set('Content-Length', '0');
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range === 'whole' ? { start: 0, end: body.size - 1 } : range;
  headers.set('Content-Length', String(end - start + 1));
  if (range === 'whole') return new Response(body, { headers });
  headers.set('Content-Range', `bytes ${start}-${end}/${body.size}`);
  return new Response(body.slice(start, end + 1), { status: 206, headers });
}
