import { afterEach, describe, expect, it } from 'vitest';
import { deferred } from '../base/work/deferred.ts';
import { connectPort, type PortConnection } from './connect-port.ts';
import { FileResponse } from './file-response.ts';
import { type PortServer, type RequestHandler, servePort } from './serve-port.ts';

const open: { server: PortServer; client: PortConnection }[] = [];

function link(
  handler: RequestHandler,
  onClosed?: () => void,
): { server: PortServer; client: PortConnection } {
  const { port1, port2 } = new MessageChannel();
  const pair = {
    server: servePort(port2 as MessagePort, handler),
    client: connectPort(port1 as MessagePort, onClosed),
  };
  open.push(pair);
  return pair;
}

afterEach(() => {
  for (const pair of open.splice(0)) {
    pair.client.close();
    pair.server.close();
  }
});

describe('fetch over a MessagePort', () => {
  it('carries method, address, headers, body, status and answer', async () => {
    const { client } = link(async (request) =>
      Response.json(
        {
          method: request.method,
          url: request.url,
          mark: request.headers.get('x-mark'),
          body: await request.text(),
        },
        { status: 201, headers: { 'x-request-id': 'req_1' } },
      ),
    );
    const response = await client.fetch('https://studio.invalid/v1/things?limit=2', {
      method: 'POST',
      headers: { 'X-Mark': 'yes' },
      body: 'words',
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('X-Request-Id')).toBe('req_1');
    expect(await response.json()).toEqual({
      method: 'POST',
      url: 'https://studio.invalid/v1/things?limit=2',
      mark: 'yes',
      body: 'words',
    });
  });

  it('answers requests out of order to the callers who asked', async () => {
    const first = deferred<void>();
    const { client } = link(async (request) => {
      if (request.url.endsWith('/slow')) await first.promise;
      return new Response(new URL(request.url).pathname);
    });
    const slow = client.fetch('https://studio.invalid/slow');
    const fast = await client.fetch('https://studio.invalid/fast');
    expect(await fast.text()).toBe('/fast');
    first.resolve();
    expect(await (await slow).text()).toBe('/slow');
  });

  it('carries a Blob as request body', async () => {
    const { client } = link(
      async (request) => new Response(String((await request.arrayBuffer()).byteLength)),
    );
    const response = await client.fetch('https://studio.invalid/part', {
      method: 'PUT',
      body: new Blob([new Uint8Array(70_000)]),
    });
    expect(await response.text()).toBe('70000');
  });

  it('hands an ArrayBuffer over, the very bytes, and keeps a typed array with its sender', async () => {
    const { client } = link(async (request) => {
      const bytes = await request.arrayBuffer();
      return new Response(`${bytes.byteLength} ${bytes === (await request.arrayBuffer())}`);
    });
    const send = async (body: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
      (await client.fetch('https://studio.invalid/part', { method: 'PUT', body })).text();
    const [handed, kept] = [new ArrayBuffer(70_000), new Uint8Array(500)];
    expect(await send(handed)).toBe('70000 true');
    expect(await send(kept)).toBe('500 true');
    expect([handed.byteLength, kept.byteLength]).toEqual([0, 500]);
  });

  it('gives a file answer back as one Blob', async () => {
    const { client } = link(() => new FileResponse(new Blob(['pictures'], { type: 'video/mp4' })));
    const response = await client.fetch('https://studio.invalid/files/x');
    const blob = await response.blob();
    expect(blob).toBe(await response.blob());
    expect(await blob.text()).toBe('pictures');
  });

  it('streams a body that has no known end', async () => {
    const { client } = link(() => {
      let count = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (count++ === 20) controller.close();
          else controller.enqueue(new Uint8Array(1000));
        },
      });
      return new Response(body, { headers: { 'content-type': 'application/octet-stream' } });
    });
    const response = await client.fetch('https://studio.invalid/stream');
    expect((await response.arrayBuffer()).byteLength).toBe(20_000);
  });

  it('tells the handler when the caller aborts', async () => {
    const seen = deferred<boolean>();
    const { client } = link(
      (request) =>
        new Promise<Response>((_, reject) => {
          request.signal.addEventListener('abort', () => {
            seen.resolve(true);
            reject(request.signal.reason);
          });
        }),
    );
    const controller = new AbortController();
    const call = client.fetch('https://studio.invalid/wait', { signal: controller.signal });
    await client
      .fetch('https://studio.invalid/wait', { signal: AbortSignal.timeout(20) })
      .catch(() => undefined);
    controller.abort(new Error('left the page'));
    await expect(call).rejects.toThrow('left the page');
    expect(await seen.promise).toBe(true);
  });

  it('fails what is pending and what comes later with PORT_CLOSED when the server leaves', async () => {
    const told = deferred<void>();
    const { client, server } = link(() => new Promise<Response>(() => undefined), told.resolve);
    const pending = client.fetch('https://studio.invalid/never');
    const rejected = expect(pending).rejects.toMatchObject({ code: 'PORT_CLOSED' });
    server.close();
    await rejected;
    await told.promise;
    await expect(client.fetch('https://studio.invalid/later')).rejects.toMatchObject({ code: 'PORT_CLOSED' });
  });

  it('turns a handler that throws into a rejected call', async () => {
    const { client } = link(() => {
      throw new Error('the handler broke');
    });
    await expect(client.fetch('https://studio.invalid/x')).rejects.toThrow('the handler broke');
  });
});

describe('a file sent as a body', () => {
  it('reaches a relay as the file itself, and the end with every byte', async () => {
    const sent = new Blob([new Uint8Array(100_000).map((_, index) => index % 251)]);
    const { client } = link(async (request) => {
      const whole = await request.blob();
      return Response.json({ relayed: whole.size, read: (await request.arrayBuffer()).byteLength });
    });
    const response = await client.fetch('http://studio.test/parts/1', { method: 'PUT', body: sent });
    expect(await response.json()).toEqual({ relayed: 100_000, read: 100_000 });
  });
});
