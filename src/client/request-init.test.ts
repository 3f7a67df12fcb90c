import { expect, it } from 'vitest';
import { requestInit } from './request-init.ts';

const ASKED = { method: 'POST', secret: 'sk', idempotencyKey: null, body: null };
const headersOf = (init: RequestInit) => init.headers as Record<string, string>;

it('a request is kept nowhere and says nothing of the page', () => {
  expect(requestInit(ASKED)).toEqual({
    ...{ method: 'POST', cache: 'no-store', referrerPolicy: 'no-referrer' },
    headers: { Authorization: 'Bearer sk' },
  });
  expect(headersOf(requestInit({ ...ASKED, idempotencyKey: 'mine' }))['Idempotency-Key']).toBe('mine');
});

it.each([
  ['{}', undefined, 'application/json'],
  ['', undefined, 'application/json'],
  [new Blob(['1']), undefined, 'application/octet-stream'],
  [new Blob(['1']), 'application/x-tar', 'application/x-tar'],
])('what is sent says what it is: %s', (body, contentType, said) => {
  const init = requestInit({ ...ASKED, body, ...(contentType === undefined ? {} : { contentType }) });
  expect(init.body).toBe(body);
  expect(headersOf(init)['Content-Type']).toBe(said);
});
