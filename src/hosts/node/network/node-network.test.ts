import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import {
  AddressRefusedError,
  NetworkError,
  type NetworkRequest,
} from '../../../service/kernel/ports/network.ts';
import { type LocalServer, startLocalServer } from '../../../testing/local-server.ts';
import { createNodeNetwork } from './node-network.ts';
import type { Resolver } from './resolve-host.ts';

const servers: LocalServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** @returns its port */
async function listen(answer: RequestListener): Promise<string> {
  const server = await startLocalServer(answer);
  servers.push(server);
  return new URL(server.origin).port;
}

function get(url: string, signal = new AbortController().signal): NetworkRequest {
  return { method: 'GET', url: new URL(url), headers: {}, signal };
}

const loopback: Resolver = async () => [{ address: '127.0.0.1', family: 4 }];
const open = createNodeNetwork({ allowPrivateAddresses: true, resolve: loopback });

describe('a request to an address of a user', () => {
  it('connects to the address looked up once, under the name that was given', async () => {
    let lookups = 0;
    const port = await listen((request, response) => response.end(request.headers.host));
    const network = createNodeNetwork({
      allowPrivateAddresses: true,
      resolve: async (host) => {
        lookups += 1;
        return loopback(host);
      },
    });
    const answer = await network.request(get(`http://hooks.example.org:${port}/a`));
    expect(await new Response(answer.body).text()).toBe(`hooks.example.org:${port}`);
    expect(lookups).toBe(1);
  });

  it('is refused where the name leads to a private address, also among public ones, and nothing connects', async () => {
    let connections = 0;
    const port = await listen((_, response) => {
      connections += 1;
      response.end();
    });
    for (const addresses of [['127.0.0.1'], ['93.184.215.14', '10.0.0.1'], ['::1'], ['::ffff:127.0.0.1']]) {
      const network = createNodeNetwork({
        allowPrivateAddresses: false,
        resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      });
      await expect(network.request(get(`http://rebound.example.org:${port}/`))).rejects.toThrow(
        AddressRefusedError,
      );
    }
    expect(connections).toBe(0);
  });

  it('is refused for private addresses as they are, in every spelling', async () => {
    const network = createNodeNetwork({ allowPrivateAddresses: false });
    for (const host of [
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      '[::1]',
      '[::ffff:7f00:1]',
      '169.254.169.254',
      'localhost',
    ])
      await expect(network.request(get(`http://${host}/`)), host).rejects.toThrow(AddressRefusedError);
  });

  it('fails closed where the name cannot be looked up or has no address', async () => {
    const broken = createNodeNetwork({
      allowPrivateAddresses: false,
      resolve: () => Promise.reject(new Error('SERVFAIL')),
    });
    await expect(broken.request(get('http://gone.example.org/'))).rejects.toThrow(NetworkError);
    const empty = createNodeNetwork({ allowPrivateAddresses: true, resolve: async () => [] });
    await expect(empty.request(get('http://gone.example.org/'))).rejects.toThrow(NetworkError);
  });

  it('sends a text or bytes whole, with their length', async () => {
    const port = await listen(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      response.end(`${request.headers['content-length']} ${Buffer.concat(parts).length}`);
    });
    const big = new Blob(['é', new Uint8Array(3_000_000), new Blob(['é'])]);
    for (const [body, size] of [
      ['né', 3],
      ['', 0],
      [big, 3_000_004],
    ] as const) {
      const request = { ...get(`http://a.example.org:${port}/`), method: 'POST', body } as const;
      expect(await new Response((await open.request(request)).body).text()).toBe(`${size} ${size}`);
    }
  });

  it('that is cut while it sends is told as one that got no answer', async () => {
    const port = await listen((request) => request.socket.destroy());
    const body = new Blob([new Uint8Array(30_000_000)]);
    const request = { ...get(`http://a.example.org:${port}/`), method: 'POST', body } as const;
    await expect(open.request(request)).rejects.toThrow(NetworkError);
  });

  it('hands redirects to the caller', async () => {
    const port = await listen((_, response) => response.writeHead(302, { Location: '/elsewhere' }).end());
    const answer = await open.request(get(`http://a.example.org:${port}/`));
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/elsewhere']);
    await answer.body.cancel();
  });

  it('that is cut in the middle of its body errors there', async () => {
    const port = await listen((_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('half', () => response.destroy());
    });
    const answer = await open.request(get(`http://a.example.org:${port}/`));
    await expect(new Response(answer.body).text()).rejects.toThrow();
  });

  it('ends with the reason it was aborted for', async () => {
    const port = await listen(() => undefined);
    const signal = AbortSignal.timeout(50);
    await expect(open.request(get(`http://a.example.org:${port}/`, signal))).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });
});
