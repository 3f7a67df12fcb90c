/**
 * The built client as answers: files under their own addresses, its page for every address of the program,
 * compressed files where the build made them. Reads the folder once at the start.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { ASSETS_KEPT, embedderPolicyFor, pageHeaders } from '../../../base/web/page-headers.ts';
import { sendFile } from './send-file.ts';

export interface ClientFiles {
  /** null where the address belongs to no file and no page. */
  answer(request: Request): Promise<Response | null>;
}

interface KnownFile {
  readonly path: string;
  readonly type: string;
  readonly etag: string;
  /** Brotli and gzip forms beside it. */
  readonly encodings: readonly ('br' | 'gzip')[];
}

const PAGE = '/index.html';
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.srt': 'application/x-subrip; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/** @param folder of the built client; without a page in it only samples of voices are served, which every host names. */
export async function openClientFiles(folder: string): Promise<ClientFiles> {
  const files = await readFolder(folder, existsSync(join(folder, PAGE)) ? '.' : 'voices');
  return {
    answer: async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null;
      const path = decodedPath(request);
      const known = files.get(path) ?? (isPage(path) ? files.get(PAGE) : undefined);
      return known === undefined ? null : answerFile(known, path, request);
    },
  };
}

/** What lies in the part of the folder, under addresses that begin at the folder. */
async function readFolder(folder: string, part: string): Promise<Map<string, KnownFile>> {
  const within = join(folder, part);
  const entries = existsSync(within) ? await readdir(within, { recursive: true, withFileTypes: true }) : [];
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(paths);
  const served = paths.filter((path) => !Object.values(SUFFIXES).some((suffix) => path.endsWith(suffix)));
  const files = new Map<string, KnownFile>();
  for (const path of served) {
    const hash = createHash('sha256')
      .update(await readFile(path))
      .digest('base64url');
    files.set(`/${relative(folder, path).split(sep).join('/')}`, {
      path,
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      etag: `"${hash.slice(0, 22)}"`,
      encodings: (['br', 'gzip'] as const).filter((encoding) => all.has(path + SUFFIXES[encoding])),
    });
  }
  return files;
}

async function answerFile(known: KnownFile, path: string, request: Request): Promise<Response> {
  const headers = new Headers({
    'Content-Type': known.type,
    'Cache-Control': path.startsWith('/assets/') ? ASSETS_KEPT : 'no-cache',
    ...pageHeaders(embedderPolicyFor(request.headers.get('User-Agent'))),
    Vary: known.encodings.length > 0 ? 'Accept-Encoding, User-Agent' : 'User-Agent',
  });
  if (request.headers.get('If-None-Match')?.includes(known.etag) === true) {
    headers.set('ETag', known.etag);
    return new Response(null, { status: 304, headers });
  }
  const encoding = request.headers.has('Range')
    ? undefined
    : known.encodings.find((name) => accepts(request, name));
  if (encoding !== undefined) headers.set('Content-Encoding', encoding);
  const file = encoding === undefined ? known.path : known.path + SUFFIXES[encoding];
  const response = await sendFile(file, request, headers);
  // By content, not by time: a new build of the same sources keeps what browsers have.
  response.headers.set('ETag', known.etag);
  response.headers.delete('Last-Modified');
  return response;
}

/** `name;q=0` refuses. */
function accepts(request: Request, encoding: string): boolean {
  const offers = (request.headers.get('Accept-Encoding') ?? '').split(',').map((offer) => offer.trim());
  return offers.some(
    (offer) => offer === encoding || (offer.startsWith(`${encoding};`) && !/q=0(\.0*)?$/.test(offer)),
  );
}

/** The program's own addresses have no ending; a missing file must not look like a page. */
function isPage(path: string): boolean {
  return extname(path) === '' && !path.startsWith('/assets/');
}

function decodedPath(request: Request): string {
  const { pathname } = new URL(request.url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
