import { expect, it } from 'vitest';
import { partOfResponse } from './part-of-response.ts';

const HEADERS = { 'Content-Type': 'video/mp4', 'Cross-Origin-Embedder-Policy': 'credentialless' };

async function ask(range: string | null) {
  const request = new Request(
    'https://cliproom.example/a.mp4',
    range === null ? {} : { headers: { Range: range } },
  );
  const answer = await partOfResponse(request, new Response('0123456789', { headers: HEADERS }));
  return {
    status: answer.status,
    range: answer.headers.get('Content-Range'),
    body: await answer.text(),
    headers: answer.headers,
  };
}

it('gives the part that is asked for, with the headers of the whole', async () => {
  const { headers, ...part } = await ask('bytes=2-4');
  expect(part).toEqual({ status: 206, range: 'bytes 2-4/10', body: '234' });
  for (const [name, value] of Object.entries(HEADERS)) expect(headers.get(name)).toBe(value);
  expect(headers.get('Content-Length')).toBe('3');
});

it('gives all of it where nothing less is asked for, or what cannot be given in parts', async () => {
  expect(await ask(null)).toMatchObject({ status: 200, range: null, body: '0123456789' });
  expect(await ask('bytes=0-1,4-5')).toMatchObject({ status: 200, body: '0123456789' });
  expect(await ask('bytes=0-')).toMatchObject({ status: 206, range: 'bytes 0-9/10', body: '0123456789' });
});

it('refuses a part that is not there', async () => {
  expect(await ask('bytes=10-')).toMatchObject({ status: 416, range: 'bytes */10', body: '' });
});
