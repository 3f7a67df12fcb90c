/**
 * A service that takes uploads as the specification says, hashes each part and keeps none: for files that no disk is to
 * hold. A process of its own; prints where it listens.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '../../../src/contract/ids.ts';
import { PART_SIZE_BYTES } from '../../../src/contract/limits.ts';
import type { Asset, Upload } from '../../../src/contract/schemas/asset.ts';

export interface SinkBooks {
  /** Requests by method and path, ids left out. */
  readonly calls: Readonly<Record<string, number>>;
  /** Over the hashes of the parts, in their order. */
  readonly sha256: string;
}

interface Open {
  readonly upload: Upload;
  readonly parts: Map<number, string>;
}

const FAR = '2100-01-01T00:00:00.000Z';
/** No pace is measured here. */
const NO_LIMITS = { 'RateLimit-Limit': '1000000' };
let open: Open | null = null;
let calls: Record<string, number> = {};

const shown = ({ upload, parts }: Open): { upload: Upload } => ({
  upload: { ...upload, receivedParts: [...parts.keys()].sort((a, b) => a - b) },
});

async function answerTo(request: IncomingMessage): Promise<[status: number, body: unknown]> {
  const { method = '', url = '' } = request;
  if (url === '/books') {
    const books = { calls, sha256: hashOf(open?.parts ?? new Map()) } satisfies SinkBooks;
    calls = {};
    return [200, books];
  }
  const call = `${method} ${url.replace(/upl_[^/]+/, 'ID').replace(/\d+$/, 'N')}`;
  calls[call] = (calls[call] ?? 0) + 1;
  const number = Number(/\/parts\/(\d+)$/.exec(url)?.[1]);
  if (method === 'PUT' && open !== null) {
    const hash = createHash('sha256');
    for await (const chunk of request) hash.update(chunk as Buffer);
    open.parts.set(number, hash.digest('hex'));
    return [200, shown(open)];
  }
  const text: Buffer[] = [];
  for await (const chunk of request) text.push(chunk as Buffer);
  if (method === 'POST' && url === '/v1/uploads') {
    open = { upload: created(JSON.parse(Buffer.concat(text).toString())), parts: new Map() };
    return [201, shown(open)];
  }
  if (open === null) return [404, { error: { code: 'NOT_FOUND', message: 'No upload is open.' } }];
  if (method === 'POST' && url.endsWith('/complete')) return [201, { asset: assetOf(open.upload) }];
  return [200, shown(open)];
}

function created(asked: Pick<Upload, 'filename' | 'contentType' | 'sizeBytes'>): Upload {
  const { filename, contentType, sizeBytes } = asked;
  const partCount = Math.ceil(sizeBytes / PART_SIZE_BYTES);
  return {
    ...{ id: newId('upload'), filename, contentType, sizeBytes, partSizeBytes: PART_SIZE_BYTES, partCount },
    ...{ receivedParts: [], createdAt: new Date().toISOString(), expiresAt: FAR },
  };
}

function assetOf({ filename, contentType, sizeBytes }: Upload): Asset {
  return {
    ...{ id: newId('asset'), kind: 'video', title: filename, filename, origin: 'upload' },
    ...{ mimeType: contentType, sizeBytes, durationSec: null, width: null, height: null, fps: null },
    ...{ hasAudio: null, createdAt: new Date().toISOString(), deletesAt: null },
  };
}

function hashOf(parts: ReadonlyMap<number, string>): string {
  const inOrder = [...parts].sort(([one], [other]) => one - other).map(([, hash]) => hash);
  return createHash('sha256').update(inOrder.join('')).digest('hex');
}

const server = createServer((request, response) => {
  answerTo(request).then(
    ([status, body]) => {
      response.writeHead(status, { ...NO_LIMITS, 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    },
    (error: unknown) => response.destroy(error instanceof Error ? error : new Error(String(error))),
  );
});
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
