import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deferred } from '../../../base/work/deferred.ts';
import { readBytes } from '../../../service/http/read-body.ts';
import { rawAnswer } from '../../../testing/raw-answer.ts';
import { createCrossOrigin } from './cross-origin.ts';
import { type HttpServer, type HttpServerParts, openHttpServer } from './http-server.ts';
import { createOwnAddress } from './own-address.ts';

function open(fetch: HttpServerParts['fetch'], logged: string[]): Promise<HttpServer> {
  const parts = {
    fetch,
    sendStored: async () => new Response(),
    client: { answer: async () => null },
    crossOrigin: createCrossOrigin([]),
    address: createOwnAddress(undefined),
    log: { error: (message: string) => logged.push(message) },
  };
  return openHttpServer(parts, '127.0.0.1', 0);
}

describe('what is no request of the service', () => {
  const LINES = 'GET /v1/me HTTP/1.1';

  it.each([
    ['a method that HTTP does not know', ['NONSENSE /v1/me HTTP/1.1', 'Host: localhost'], 400],
    ['headers over 16 KiB', [LINES, 'Host: localhost', `X-Long: ${'x'.repeat(20_000)}`], 431],
    ['no host', [LINES, 'Connection: close'], 400],
    ['an asterisk', ['OPTIONS * HTTP/1.1', 'Host: localhost', 'Connection: close'], 400],
    ['the name of another host', [LINES, 'Host: evil.example', 'Connection: close'], 421],
  ])('%s: is refused with an error body that names the id of its header', async (_, lines, status) => {
    const logged: string[] = [];
    const server = await open(async () => Response.json({}), logged);
    onTestFinished(() => server.close(0));
    const answered = await rawAnswer(server.origin, lines);
    expect(answered).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const [, requestId] = /x-request-id: (req_\w+)/i.exec(answered) ?? [];
    const [body = ''] = /\{.*\}/.exec(answered) ?? [];
    expect(JSON.parse(body)).toMatchObject({ error: { requestId, message: expect.any(String) } });
    expect(logged).toEqual([]);
  });

  it('a body that cannot be read any further ends what waits for it', async () => {
    const ended = deferred<string>();
    const server = await open(async (request) => {
      await readBytes(request, 1000).then(
        () => ended.resolve('read'),
        () => ended.resolve('given up'),
      );
      return new Response();
    }, []);
    onTestFinished(() => server.close(0));
    const port = Number(new URL(server.origin).port);
    // It does not hang up because the host does.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    onTestFinished(() => {
      socket.destroy();
    });
    const head = ['POST /v1/projects HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: chunked'];
    socket.write(`${head.join('\r\n')}\r\n\r\n2\r\n{}\r\nno length\r\n`);
    const [answer] = await once(socket.setEncoding('utf8'), 'data');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(await ended.promise).toBe('given up');
  });

  it('a fault beside the service is one of this host, told as that and written down', async () => {
    const logged: string[] = [];
    const fails = (): never => {
      throw new Error('a fault');
    };
    const server = await open(fails, logged);
    onTestFinished(() => server.close(0));
    const response = await fetch(`${server.origin}/v1/me`);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ error: { code: 'INTERNAL' } });
    expect(logged).toHaveLength(1);
  });
});
