import { expect, it } from 'vitest';
import { startClient } from '../testing/client/start-client.ts';
import { ANSWER_LIMITS } from './answer-limits.ts';
import { createLinks } from './links.ts';

it('links lead to whole addresses as they are, and to paths of the service they come from', async () => {
  const { client } = await startClient();
  const { addressOf } = client.links;
  expect(addressOf('https://store.test/film.mp4')).toBe('https://store.test/film.mp4');
  expect(addressOf('http://store.test/film.mp4')).toBe('http://store.test/film.mp4');
  expect(addressOf('/v1/files/http:film.mp4')).toBe(`${client.connection.baseUrl}/v1/files/http:film.mp4`);
});

it('links of a service that does not know how it is reached lead to where it was reached', async () => {
  const { client } = await startClient();
  const links = (baseUrl: string) => createLinks({ ...client.connection, baseUrl }, ANSWER_LIMITS);
  const behind = links('https://clips.test:8443');
  const there = 'https://clips.test:8443/files/film?a=1';
  expect(behind.addressOf('http://127.0.0.1:4700/files/film?a=1')).toBe(there);
  expect(behind.addressOf('http://localhost/files/film?a=1')).toBe(there);
  expect(behind.addressOf('http://clips.test/files/film?a=1')).toBe(there);
  expect(behind.addressOf('https://clips.test/files/film')).toBe('https://clips.test/files/film');
  expect(behind.addressOf('http://store.test/film.mp4')).toBe('http://store.test/film.mp4');
  const here = links('http://localhost:4700');
  expect(here.addressOf('http://127.0.0.1:4701/film')).toBe('http://127.0.0.1:4701/film');
});

it('a file is read without a key, and nothing tells where it was asked for', async () => {
  const { client, transport } = await startClient();
  let given: RequestInit = {};
  transport.break(/./, (send, init) => {
    given = init;
    return send();
  });
  await client.links.open('/v1/files/unknown');
  expect(given.referrerPolicy).toBe('no-referrer');
  expect(new Headers(given.headers).has('Authorization')).toBe(false);
  expect(client.log.records()).toEqual([]);
});

it('a file nobody waits for any more was given up, and one that does not come is out of reach', async () => {
  const { client, transport } = await startClient();
  await expect(client.links.open('/v1/files/film', AbortSignal.abort())).rejects.toMatchObject({
    kind: 'aborted',
  });
  transport.break(/./, () => Promise.reject(new TypeError('cut')));
  await expect(client.links.open('/v1/files/film')).rejects.toMatchObject({ kind: 'unreachable' });
});
