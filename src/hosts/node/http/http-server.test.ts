import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deferred } from '../../../base/work/deferred.ts';
import { PART_SIZE_BYTES } from '../../../contract/limits.ts';
import { SENDFILE_HEADER } from '../../../service/domain/operator/owner/answer-file.ts';
import { errorAnswer } from '../../../service/http/error-answer.ts';
import { readBytes } from '../../../service/http/read-body.ts';
import { Caller } from '../../../testing/conformance/api-under-test.ts';
import { overNetwork } from '../../../testing/conformance/over-network.ts';
import { startTestStudio, type TestStudio } from '../../../testing/conformance/test-studio.ts';
import { rawAnswer } from '../../../testing/raw-answer.ts';
import { createBodyBudget } from './body-budget.ts';
import { openClientFiles } from './client-files.ts';
import { createCrossOrigin } from './cross-origin.ts';
import { type HttpServer, type HttpServerParts, openHttpServer } from './http-server.ts';
import { createOwnAddress } from './own-address.ts';
import { sendFromFolder } from './with-store-file.ts';

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(4000))});`;
const FRIEND = 'https://friend.example';

let folder = '';
const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-http-'));
  writeFileSync(join(folder, 'file'), bytes);
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  writeFileSync(join(folder, 'client/index.html'), '<!doctype html><title>Cliproom</title>');
  writeFileSync(join(folder, 'client/assets/main-abc.js'), SCRIPT);
  writeFileSync(join(folder, 'client/assets/main-abc.js.br'), brotliCompressSync(SCRIPT));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function open(
  fetch: HttpServerParts['fetch'],
  origins: readonly string[] = [],
  publicAddress?: string,
): Promise<HttpServer> {
  const parts = {
    fetch,
    sendStored: sendFromFolder((name) => join(folder, name)),
    client: await openClientFiles(join(folder, 'client')),
    crossOrigin: createCrossOrigin(origins),
    address: createOwnAddress(publicAddress),
    log: { error: () => undefined },
  };
  return openHttpServer(parts, '127.0.0.1', 0);
}

const namesFile = async () =>
  new Response(null, { headers: { [SENDFILE_HEADER]: 'file', 'Content-Type': 'video/mp4' } });

describe('a file over HTTP', () => {
  let server: HttpServer;
  beforeAll(async () => {
    server = await open(namesFile);
  });
  afterAll(() => server.close(0));
  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${server.origin}/files/token`, { method, headers });

  it('is sent whole, without the name it has inside', async () => {
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(answer.headers.get(SENDFILE_HEADER)).toBeNull();
    expect(answer.headers.get('Accept-Ranges')).toBe('bytes');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  });

  it('may be shown by pages of other origins that are isolated', async () => {
    for (const method of ['GET', 'HEAD'])
      expect((await get({}, method)).headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    const part = await get({ Range: 'bytes=0-9' });
    expect(part.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it('is sent in part where a part is asked for', async () => {
    const answer = await get({ Range: 'bytes=1000-70000' });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('Content-Range')).toBe(`bytes 1000-70000/${bytes.length}`);
    expect(answer.headers.get('Content-Length')).toBe('69001');
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes.slice(1000, 70_001))).toBe(true);
  });

  it('is sent whole where the part belongs to another version of it', async () => {
    const { headers } = await get({}, 'HEAD');
    const range = { Range: 'bytes=0-9' };
    expect((await get({ ...range, 'If-Range': headers.get('ETag') ?? '' })).status).toBe(206);
    expect((await get({ ...range, 'If-Range': headers.get('Last-Modified') ?? '' })).status).toBe(206);
    expect((await get({ ...range, 'If-Range': '"another"' })).status).toBe(200);
  });

  it('answers HEAD with its size and no body, and 416 past its end', async () => {
    const head = await get({}, 'HEAD');
    expect(head.headers.get('Content-Length')).toBe(String(bytes.length));
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    const past = await get({ Range: `bytes=${bytes.length}-` });
    expect(past.status).toBe(416);
    expect(past.headers.get('Content-Range')).toBe(`bytes */${bytes.length}`);
  });
});

describe('the client over HTTP', () => {
  let server: HttpServer;
  beforeAll(async () => {
    server = await open(async () => Response.json({}, { status: 404 }));
  });
  afterAll(() => server.close(0));

  it('is one page for every address of the program, with the policy', async () => {
    for (const path of ['/', '/projects/prj_1', '/settings?tab=keys']) {
      const answer = await fetch(server.origin + path);
      expect(await answer.text()).toContain('<title>Cliproom</title>');
      expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    }
  });

  it('is isolated from other origins, page and scripts, as far as the browser that asks knows how', async () => {
    for (const path of ['/', '/assets/main-abc.js', '/projects/prj_1'])
      for (const [browser, embedder] of [
        ['Chrome/156.0.0.0 Safari/537.36', 'credentialless'],
        ['Version/26.0 Safari/605.1.15', 'require-corp'],
      ] as const) {
        const { headers } = await fetch(server.origin + path, { headers: { 'User-Agent': browser } });
        expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
        expect(headers.get('Cross-Origin-Embedder-Policy')).toBe(embedder);
        expect(headers.get('Vary')).toContain('User-Agent');
      }
  });

  it('comes compressed and is kept for good where names change with the content', async () => {
    const answer = await fetch(`${server.origin}/assets/main-abc.js`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(answer.headers.get('Content-Encoding')).toBe('br');
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    expect(await answer.text()).toBe(SCRIPT);
    const plain = await fetch(`${server.origin}/assets/main-abc.js`, {
      headers: { 'Accept-Encoding': 'br;q=0' },
    });
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(await plain.text()).toBe(SCRIPT);
  });

  it('is not sent again where the browser has it', async () => {
    const first = await fetch(`${server.origin}/`);
    const again = await fetch(`${server.origin}/`, {
      headers: { 'If-None-Match': first.headers.get('ETag') ?? '' },
      cache: 'no-store',
    });
    expect(again.status).toBe(304);
  });

  it('has nothing for files that are not there and folders outside', async () => {
    for (const path of ['/assets/gone.js', '/assets/..%2f..%2ffile', '/%2e%2e/file.txt'])
      expect((await fetch(server.origin + path)).status).toBe(404);
  });
});

describe('pages of other origins', () => {
  const preflight = (server: HttpServer, origin: string) =>
    fetch(`${server.origin}/v1/me`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });

  it('may call the API where the operator names them', async () => {
    const server = await open(async () => Response.json({}), [FRIEND]);
    const allowed = await preflight(server, FRIEND);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe(FRIEND);
    expect(allowed.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key');
    const answer = await fetch(`${server.origin}/v1/me`, { headers: { Origin: FRIEND } });
    const exposed = answer.headers.get('Access-Control-Expose-Headers');
    for (const name of [
      'X-Request-Id',
      'RateLimit-Remaining',
      'Retry-After',
      'Location',
      'Idempotent-Replayed',
    ])
      expect(exposed).toContain(name);
    expect(
      (await preflight(server, 'https://stranger.example')).headers.get('Access-Control-Allow-Origin'),
    ).toBeNull();
    await server.close(0);
  });

  it('may not by default', async () => {
    const server = await open(async () => Response.json({}));
    const answer = await fetch(`${server.origin}/v1/me`, { headers: { Origin: FRIEND } });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    await server.close(0);
  });
});

describe('a connection', () => {
  it('that is cut tells the handler', async () => {
    const reached = deferred<void>();
    const stopped = deferred<void>();
    const server = await open(async (request) => {
      request.signal.addEventListener('abort', () => stopped.resolve());
      reached.resolve();
      await stopped.promise;
      return Response.json({});
    });
    const controller = new AbortController();
    const asked = fetch(`${server.origin}/v1/jobs/x`, { signal: controller.signal });
    await reached.promise;
    controller.abort();
    await expect(asked).rejects.toThrow();
    await stopped.promise;
    await server.close(0);
  });

  it('gets its answer while the server closes, and no new one is taken', async () => {
    const reached = deferred<void>();
    const goOn = deferred<void>();
    const server = await open(async () => {
      reached.resolve();
      await goOn.promise;
      return Response.json({ late: true });
    });
    const asked = fetch(`${server.origin}/v1/me`, { headers: { Connection: 'close' } });
    await reached.promise;
    const closed = server.close(30_000);
    await expect(fetch(`${server.origin}/v1/me`)).rejects.toThrow();
    goOn.resolve();
    expect(await (await asked).json()).toEqual({ late: true });
    await closed;
  });

  it('with too large headers is refused before the service sees it', async () => {
    let calls = 0;
    const server = await open(async () => {
      calls += 1;
      return Response.json({});
    });
    const answer = await fetch(`${server.origin}/v1/me`, { headers: { 'X-Large': 'x'.repeat(40_000) } });
    expect(answer.status).toBe(431);
    expect(calls).toBe(0);
    await server.close(0);
  });
});

describe('a part of an upload', () => {
  let studio: TestStudio;
  let server: HttpServer;
  const answers: Promise<Response>[] = [];
  beforeAll(async () => {
    studio = await startTestStudio();
    server = await open((request) => {
      const answer = studio.service.fetch(request);
      answers.push(answer);
      return answer;
    });
  });
  afterAll(async () => {
    await server.close(0);
    await studio.dispose();
  });

  it('that is cut off in the middle leaves nothing', async () => {
    const caller = new Caller({ ...studio, fetch: overNetwork(server.origin), close: async () => undefined });
    const sizeBytes = 9 * 1024 * 1024;
    const { upload } = await caller.ok('create_upload', {
      body: { filename: 'talk.mp4', sizeBytes, contentType: 'video/mp4' },
    });
    const before = answers.length;
    const reached = deferred<void>();
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    socket.write(
      [
        `PUT /v1/uploads/${upload.id}/parts/1 HTTP/1.1`,
        'Host: 127.0.0.1',
        `Authorization: Bearer ${studio.apiKey}`,
        'Content-Type: application/octet-stream',
        `Content-Length: ${upload.partSizeBytes}`,
        '\r\n',
      ].join('\r\n'),
    );
    socket.write(Buffer.alloc(upload.partSizeBytes / 2), () => reached.resolve());
    await reached.promise;
    while (answers.length === before) await new Promise((turn) => setImmediate(turn));
    socket.destroy();
    expect((await answers.at(-1))?.ok).toBe(false);
    const known = await caller.ok('get_upload', { params: { uploadId: upload.id } });
    expect(known.upload.receivedParts).toEqual([]);
    const part = new Blob([new Uint8Array(upload.partSizeBytes)]);
    const params = { uploadId: upload.id, partNumber: 1 };
    await caller.ok('upload_part', { params, body: part });
    const after = await caller.ok('get_upload', { params: { uploadId: upload.id } });
    expect(after.upload.receivedParts).toHaveLength(1);
    expect(studio.logged).toEqual([]);
  });
});

describe('the address of a host', () => {
  const askedAs = (origin: string, host: string, ...said: readonly string[]) =>
    rawAnswer(origin, ['GET /v1/openapi.json HTTP/1.1', `Host: ${host}`, 'Connection: close', ...said]);

  it('is what was asked for only where that is a number or a name of this machine', async () => {
    const studio = await startTestStudio();
    const server = await open(studio.service.fetch);
    expect(await askedAs(server.origin, '192.168.7.7:81')).toContain('"http://192.168.7.7:81');
    expect(await askedAs(server.origin, 'localhost:9')).toContain('"http://localhost:9');
    for (const name of [
      'evil.example',
      'localhost.evil.example',
      'user@evil.example',
      '127.0.0.1.evil.example',
    ]) {
      const answered = await askedAs(server.origin, name);
      expect(answered).toMatch(/^HTTP\/1.1 4\d\d /);
      expect(answered).not.toContain('"http://');
    }
    expect(await askedAs(server.origin, 'evil.example')).toMatch(/^HTTP\/1.1 421 [\s\S]*--public-address/);
    const overTls = 'X-Forwarded-Proto: https';
    expect(await askedAs(server.origin, '192.168.7.7:81', overTls)).toContain('"https://192.168.7.7:81');
    expect(await askedAs(server.origin, 'evil.example', overTls)).toMatch(/^HTTP\/1.1 421 /);
    await server.close(0);
    await studio.dispose();
  });

  it('is what its operator says, where he says one', async () => {
    const studio = await startTestStudio();
    const server = await open(studio.service.fetch, [], 'https://clips.example');
    expect(await askedAs(server.origin, 'inside:8080')).toContain('"https://clips.example');
    await server.close(0);
    await studio.dispose();
  });
});

describe('bodies in flight', () => {
  it('are held within a bound: who sends too much at once is told to come again', async () => {
    const log = { error: () => undefined };
    const server = await open(async (request) => {
      try {
        return new Response(String((await readBytes(request, PART_SIZE_BYTES)).byteLength));
      } catch (error) {
        return errorAnswer(error, 'req_1', log, 'PUT /');
      }
    });
    const port = Number(new URL(server.origin).port);
    const begun = Array.from({ length: 24 }, () => {
      const socket = connect(port, '127.0.0.1');
      const refused = new Promise<string>((resolve) => {
        socket.once('data', (answer: Buffer) => resolve(answer.toString()));
        socket.on('error', () => resolve('cut'));
      });
      socket.write(`PUT /v1/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${PART_SIZE_BYTES}\r\n\r\n`);
      socket.write(new Uint8Array(PART_SIZE_BYTES / 4));
      return { socket, refused };
    });
    const first = await Promise.race(begun.map(({ refused }) => refused));
    expect(first).toMatch(/^HTTP\/1.1 503 [\s\S]*Retry-After: 1[\s\S]*host_busy/i);
    for (const { socket } of begun) socket.destroy();
    const send = (body: BodyInit) => fetch(`${server.origin}/v1/x`, { method: 'PUT', body });
    const whole = async () => (await send(new Uint8Array(PART_SIZE_BYTES))).text();
    await expect.poll(whole).toBe(String(PART_SIZE_BYTES));
    expect(await (await send(new Uint8Array(1000))).text()).toBe('1000');
    await server.close(0);
  });

  it('cost nothing that was only announced', async () => {
    const budget = createBodyBudget(100, 60);
    const [one, other] = [{}, {}];
    expect(budget.take(one, 60)).toBe(true);
    expect(budget.take(one, 1)).toBe(false);
    expect(budget.take(other, 41)).toBe(false);
    budget.giveBack(one, 60);
    expect(budget.take(other, 60)).toBe(true);
  });
});
