import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FetchLike } from '../../base/web/fetch-like.ts';
import { connectPort, type PortConnection } from '../../wire/connect-port.ts';
import { openRelayPort } from './relay-port.ts';

const shown = Object.getOwnPropertyDescriptor(Request.prototype, 'body');
let relayed: PortConnection;
let seen: { readonly method: string; readonly body: string | null }[];

/** As a browser would: a GET with a body is refused before it is sent. */
const strictFetch: FetchLike = async (input, init = {}) => {
  const request = new Request(input, init);
  seen.push({
    method: request.method,
    body: init.body == null ? null : await new Response(init.body).text(),
  });
  return Response.json({ ok: true });
};

beforeEach(() => {
  // Firefox: requests have no such property at all (bugzil.la/1387483).
  Object.defineProperty(Request.prototype, 'body', { configurable: true, get: () => undefined });
  seen = [];
  relayed = connectPort(openRelayPort(strictFetch));
});

afterEach(() => {
  relayed.close();
  if (shown !== undefined) Object.defineProperty(Request.prototype, 'body', shown);
});

describe('a relay, where a browser does not show the bodies of requests', () => {
  it('passes reads on without a body', async () => {
    expect((await relayed.fetch('http://studio.test/v1/me')).status).toBe(200);
    expect(seen).toEqual([{ method: 'GET', body: null }]);
  });

  it('passes files, bytes, texts and streams on whole', async () => {
    const stream = new Blob(['in a stream']).stream();
    const bytes = new TextEncoder().encode('bytes').buffer;
    for (const body of [new Blob(['a file']), bytes, 'a text', stream])
      await relayed.fetch('http://studio.test/parts/1', { method: 'PUT', body });
    expect(seen.map(({ body }) => body)).toEqual(['a file', 'bytes', 'a text', 'in a stream']);
  });
});
