import { createHash, randomBytes } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import { type LocalServer, startLocalServer } from '../local-server.ts';
import { type ReverseProxy, startReverseProxy } from './reverse-proxy.ts';

const opened: LocalServer[] = [];

afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

/** Answers with its name and what it was sent. */
async function startHost(name: string): Promise<LocalServer> {
  const host = await startLocalServer(async (request, response) => {
    const hash = createHash('sha256');
    for await (const part of request) hash.update(part as Buffer);
    response.end(`${name} ${request.headers.host} ${hash.digest('hex')}`);
  });
  opened.push(host);
  return host;
}

async function startProxy(...hosts: readonly LocalServer[]): Promise<ReverseProxy> {
  const proxy = await startReverseProxy(hosts.map(({ origin }) => origin));
  opened.push(proxy);
  return proxy;
}

it('asks its hosts in turn, by the name it was asked', async () => {
  const proxy = await startProxy(await startHost('a'), await startHost('b'));
  const said = [];
  for (let n = 0; n < 4; n += 1) said.push((await (await fetch(proxy.origin)).text()).split(' '));
  expect(said.map(([name]) => name)).toEqual(['a', 'b', 'a', 'b']);
  expect(said.map(([, asked]) => `http://${asked}`)).toEqual(Array(4).fill(proxy.origin));
});

it('passes over a host that refuses the connection, with the whole body', async () => {
  const gone = await startLocalServer(() => undefined);
  await gone.close();
  const proxy = await startProxy(gone, await startHost('b'));
  const body = randomBytes(3_000_000);
  const wanted = createHash('sha256').update(body).digest('hex');
  for (let n = 0; n < 3; n += 1) {
    const answer = await fetch(proxy.origin, { method: 'POST', body });
    expect(await answer.text()).toMatch(new RegExp(`^b .* ${wanted}$`));
  }
  proxy.hosts = [gone.origin];
  expect((await fetch(proxy.origin)).status).toBe(503);
});

it('does not ask a second host what a first one may have done', async () => {
  let asked = 0;
  const breaking = await startLocalServer((request) => {
    asked += 1;
    request.socket.destroy();
  });
  opened.push(breaking);
  const proxy = await startProxy(breaking, breaking);
  await expect(fetch(proxy.origin, { method: 'POST', body: 'once' })).rejects.toThrow(TypeError);
  expect(asked).toBe(1);
});

it('tells a host when nobody waits for its answer any more', async () => {
  const gone = deferred<void>();
  const begun = deferred<void>();
  const waiting = await startLocalServer((_, response) => {
    response.once('close', () => gone.resolve());
    begun.resolve();
  });
  opened.push(waiting);
  const proxy = await startProxy(waiting);
  const leaving = new AbortController();
  const answer = fetch(proxy.origin, { signal: leaving.signal });
  await begun.promise;
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await gone.promise;
});

it('passes on an answer that comes before the whole body, and the next request too', async () => {
  const refusing = await startLocalServer((request, response) => {
    request.pause();
    response.writeHead(413).end('too much');
  });
  opened.push(refusing);
  const proxy = await startProxy(refusing);
  for (let n = 0; n < 3; n += 1) {
    const answer = await fetch(proxy.origin, { method: 'POST', body: new Uint8Array(9_000_000) });
    expect([answer.status, await answer.text()]).toEqual([413, 'too much']);
  }
});
