import { describe, expect, it } from 'vitest';
import { startClient } from '../testing/client/start-client.ts';
import { createPace } from './pace/create-pace.ts';
import type { RawRequest } from './raw-request.ts';

const READ: RawRequest = {
  ...{ operation: 'get_me', method: 'GET', path: '/v1/me', rateClass: 'read', as: 'key' },
  ...{ body: null, idempotencyKey: null },
};

/** What was sent, as fetch was given it, and answered by the real service. */
async function sentAs(request: Partial<RawRequest>) {
  const { client, transport } = await startClient();
  let given: RequestInit = {};
  transport.break(/./, (send, init) => {
    given = init;
    return send();
  });
  const answer = await client.raw({ ...READ, ...request });
  const newest = client.log.records()[0];
  return { given, headers: new Headers(given.headers), answer, newest };
}

describe('a request put together by hand', () => {
  it('is sent without a body, a type or a key where it has none, and answered as it came', async () => {
    const { given, headers, answer, newest } = await sentAs({});
    expect(given.body).toBeUndefined();
    expect(headers.has('Content-Type')).toBe(false);
    expect(headers.has('Idempotency-Key')).toBe(false);
    expect(given).toMatchObject({ cache: 'no-store', referrerPolicy: 'no-referrer' });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toHaveProperty('account.plan');
    expect(newest).toMatchObject({ operation: 'get_me', status: 200, code: null });
  });

  it('says JSON of what was typed and octets of a file', async () => {
    const post = {
      operation: 'create_project',
      method: 'POST',
      path: '/v1/projects',
      rateClass: 'write',
    } as const;
    const typed = await sentAs({ ...post, body: '{"title": "By hand"}', idempotencyKey: 'mine' });
    expect(typed.headers.get('Content-Type')).toBe('application/json');
    expect(typed.headers.get('Idempotency-Key')).toBe('mine');
    expect(typed.answer.status).toBe(201);
    expect(typed.newest).toMatchObject({ idempotencyKey: 'mine', replayed: false });
    const file = await sentAs({ ...post, body: new Blob(['12345']) });
    expect(file.headers.get('Content-Type')).toBe('application/octet-stream');
  });

  it('is the owner’s or the key’s, as it says, and notes the code of a refusal', async () => {
    const owner = { operation: 'get_storage', path: '/owner/storage' } as const;
    expect((await sentAs({ ...owner, as: 'owner' })).answer.status).toBe(200);
    const refused = await sentAs({ ...owner, as: 'key' });
    expect(refused.answer.status).toBe(401);
    expect(refused.newest).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  });

  it('is `aborted` where its caller gives up while it waits for its turn, and is not sent', async () => {
    const pace = createPace({ nowMs: () => 0 });
    pace.hold('read', 3600);
    const { client, transport } = await startClient({ pace });
    const leave = new AbortController();
    const answer = client.raw(READ, leave.signal);
    leave.abort();
    await expect(answer).rejects.toMatchObject({ kind: 'aborted', facts: { operation: 'get_me' } });
    expect(transport.sent).toEqual([]);
  });
});
