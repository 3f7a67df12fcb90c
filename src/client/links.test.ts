import { expect, it } from 'vitest';
import { startClient } from '../testing/client/start-client.ts';

it('links lead to whole addresses as they are, and to paths of the service they come from', async () => {
  const { client } = await startClient();
  const { addressOf } = client.links;
  expect(addressOf('https://store.test/film.mp4')).toBe('https://store.test/film.mp4');
  expect(addressOf('http://store.test/film.mp4')).toBe('http://store.test/film.mp4');
  expect(addressOf('/v1/files/http:film.mp4')).toBe(`${client.connection.baseUrl}/v1/files/http:film.mp4`);
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
