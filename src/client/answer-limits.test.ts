/**
 * A service that takes connections and says nothing, or stops in the middle: real sockets. Limits are short, but longer than a
 * busy machine stands still; the tests wait for them beside each other.
 */
import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { createApiClient } from './api-client.ts';
import { memoryIntentStore } from './intents.ts';

const LIMITS = {
  ...{ firstContactMs: 2000, readMs: 2000, changeMs: 4000 },
  ...{ partMs: 60_000, shortestPartMs: 3000 },
};

const open: { server: Server; sockets: Set<Socket> }[] = [];

/** @param answer called with each connection and with what comes on it. */
async function silentService(answer: (socket: Socket, request: string) => void = () => undefined) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => answer(socket, bytes.toString()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({ server, sockets });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const client = createApiClient(
    {
      id: 'silent',
      kind: 'remote',
      baseUrl: `http://127.0.0.1:${port}`,
      fetch: (input, init) => fetch(input, init),
      apiKey: 'key',
      ownerToken: 'owner',
    },
    { intents: memoryIntentStore(), limits: LIMITS },
  );
  return { client, sockets };
}

afterAll(async () => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
});

const LATE = { kind: 'unreachable', reason: 'answer_late' };
const STOPPED = { kind: 'unreachable', reason: 'answer_stopped' };

describe.concurrent('a service that says nothing', () => {
  it('is asked twice by a read, then told to be silent', async () => {
    const { client, sockets } = await silentService();
    const failure = client.api.get_me({});
    await expect(failure).rejects.toMatchObject(LATE);
    await expect(failure).rejects.toThrow('The service did not answer within 2 seconds.');
    expect(sockets.size).toBe(2);
    expect(client.connectivity.isSilent()).toBe(true);
  });

  it('is given up also where its answer stops in the middle', async () => {
    const { client } = await silentService((socket) =>
      socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"key":'),
    );
    await expect(client.api.get_me({})).rejects.toMatchObject(STOPPED);
    expect(client.connectivity.isSilent()).toBe(false);
  });

  it('is given up where its answer only trickles', async () => {
    const { client } = await silentService((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n');
      const drops = setInterval(() => socket.write('.'), LIMITS.readMs / 5);
      socket.on('close', () => clearInterval(drops));
    });
    await expect(client.api.get_me({})).rejects.toMatchObject(STOPPED);
  });

  it('is given up by the caller first where the caller is faster', async () => {
    const { client } = await silentService();
    const signal = AbortSignal.timeout(20);
    await expect(client.api.get_me({}, { signal })).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('is waited for by a part of a file for as long as it takes, also where one before was refused at once', async () => {
    let parts = 0;
    const { client } = await silentService((socket, request) => {
      if (!request.startsWith('PUT')) return;
      parts += 1;
      const refuse = () => socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\n{}');
      setTimeout(refuse, parts === 1 ? 0 : LIMITS.changeMs * 1.5);
    });
    const params = { uploadId: 'upl_00000000000000000000', partNumber: 1 };
    for (const sent of [1, 2]) {
      const refused = client.api.upload_part({ params, body: new Blob(['part']) });
      await expect(refused).rejects.toMatchObject({ kind: 'unreadable', facts: { status: 404 } });
      expect(parts).toBe(sent);
    }
  });

  it('is not waited for by a part that takes far longer than those before: it is sent again', async () => {
    let parts = 0;
    const { client } = await silentService((socket, request) => {
      if (!request.startsWith('PUT')) return;
      parts += 1;
      // Of the second one nothing is heard.
      if (parts !== 2) socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}');
    });
    const send = (partNumber: number) =>
      client.api.upload_part({
        params: { uploadId: 'upl_00000000000000000000', partNumber },
        body: new Blob(['part']),
      });
    for (const number of [1, 2])
      await expect(send(number)).rejects.toMatchObject({ kind: 'unreadable', facts: { status: 200 } });
    expect(parts).toBe(3);
  });

  it('may hold a read for as long as the read asks to be held', async () => {
    const { client } = await silentService((socket) =>
      setTimeout(
        () => socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\n{}'),
        LIMITS.readMs * 3,
      ),
    );
    const held = client.api.get_job({ params: { jobId: 'job_00000000000000000000' }, query: { wait: 5 } });
    await expect(held).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('is given up by a request that was put together by hand', async () => {
    const { client } = await silentService();
    const failure = client.raw({
      ...{ operation: 'get_me', method: 'GET', path: '/v1/me', rateClass: 'read', as: 'key' },
      ...{ body: null, idempotencyKey: null },
    });
    await expect(failure).rejects.toMatchObject(LATE);
    expect(client.log.records()).toMatchObject([{ operation: 'get_me', status: null }]);
  });

  it('is given up by a library that does not begin, and by one that stops in the middle', async () => {
    const { client } = await silentService();
    await expect(client.library.read()).rejects.toMatchObject(LATE);
    const stopping = await silentService((socket) => socket.write(`${LIBRARY_HEAD}tar`));
    const { body } = await stopping.client.library.read();
    await expect(new Response(body).text()).rejects.toMatchObject(STOPPED);
  });

  it('is given up by a link that leads nowhere, and by a file that stops in the middle', async () => {
    const { client } = await silentService();
    await expect(client.links.open('/v1/files/film.mp4')).rejects.toMatchObject(LATE);
    const stopping = await silentService((socket) => socket.write(`${LIBRARY_HEAD}tar`));
    const file = await stopping.client.links.open('/v1/files/film.mp4');
    await expect(file.blob()).rejects.toMatchObject(STOPPED);
  });

  it('has no key sent along a link', async () => {
    const asked: string[] = [];
    const { client } = await silentService((socket, request) => {
      asked.push(request);
      socket.end('HTTP/1.1 410 Gone\r\nContent-Length: 2\r\n\r\n{}');
    });
    expect((await client.links.open('/v1/files/film.mp4')).status).toBe(410);
    expect(asked.join()).not.toMatch(/authorization/i);
    expect(client.log.records()).toEqual([]);
  });

  it('is not taken for silent while pieces of a library come, nor while nobody takes them', async () => {
    const pieces = 6;
    const { client } = await silentService((socket) => {
      socket.write(LIBRARY_HEAD);
      for (let piece = 1; piece <= pieces; piece++)
        setTimeout(() => socket.write('x'.repeat(900 / pieces)), (piece * LIMITS.readMs) / 2);
    });
    const { body } = await client.library.read();
    await new Promise((resolve) => setTimeout(resolve, LIMITS.readMs * 2));
    expect(await new Response(body).text()).toHaveLength(900);
  });
});

const LIBRARY_HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/x-tar\r\nContent-Length: 900\r\n\r\n';
