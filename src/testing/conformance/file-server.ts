/** A web server with one file, as a link to import leads to: ranges, cuts, redirects and refusals on demand. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LocalServer, startLocalServer } from '../local-server.ts';

export interface FileServerOptions {
  /** null: the server says nothing that would identify the version. */
  readonly etag?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Answers instead of the file where it returns true; `nth` counts requests from 1, the check of a link too. */
  readonly instead?: (request: IncomingMessage, response: ServerResponse, nth: number) => boolean;
  /** Body bytes after which the n-th answer is cut; null lets it through. */
  readonly cutAfter?: (nth: number) => number | null;
}

export interface FileServer extends LocalServer {
  /** `range` headers of all requests, in order. */
  readonly asked: (string | undefined)[];
}

export async function startFileServer(file: Blob, options: FileServerOptions = {}): Promise<FileServer> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const asked: (string | undefined)[] = [];
  const server = await startLocalServer((request, response) => {
    asked.push(request.headers.range);
    const nth = asked.length;
    if (options.instead?.(request, response, nth) === true) return;
    sendFile(bytes, request, response, options, nth);
  });
  return { ...server, asked };
}

function sendFile(
  bytes: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
  { etag = '"v1"', headers = {}, cutAfter }: FileServerOptions,
  nth: number,
): void {
  const condition = request.headers['if-range'];
  const range = condition === undefined || condition === etag ? request.headers.range : undefined;
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  const start = Number(from ?? 0);
  const end = to === undefined || to === '' ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1);
  const part = bytes.subarray(start, end + 1);
  response.writeHead(from === undefined ? 200 : 206, {
    'Content-Type': 'text/plain',
    'Content-Length': part.length,
    ...(from === undefined ? {} : { 'Content-Range': `bytes ${start}-${end}/${bytes.length}` }),
    ...(etag === null ? {} : { ETag: etag }),
    ...headers,
  });
  const cut = cutAfter?.(nth) ?? null;
  if (cut === null || cut >= part.length) response.end(part);
  else response.write(part.subarray(0, cut), () => response.destroy());
}
