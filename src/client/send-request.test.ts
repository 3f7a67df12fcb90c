import { expect, it } from 'vitest';
import type { Fault } from '../testing/client/faulty-transport.ts';
import { startClient } from '../testing/client/start-client.ts';

/** What was sent, as fetch was given it, and answered by the real service. */
async function started() {
  const { client, transport } = await startClient();
  const sent: RequestInit[] = [];
  const note: Fault = (send, init) => {
    sent.push(init);
    return send();
  };
  transport.break(/./, note, Number.POSITIVE_INFINITY);
  return { client, sent };
}

it('a request of the table says JSON of its body, and of nothing where it has none', async () => {
  const { client, sent } = await started();
  await client.api.get_me({});
  await client.api.create_project({ body: { title: 'Said' } });
  const [read, write] = sent.map((init) => ({ body: init.body, headers: new Headers(init.headers) }));
  expect(read?.body).toBeUndefined();
  expect(read?.headers.has('Content-Type')).toBe(false);
  expect(JSON.parse(String(write?.body))).toEqual({ title: 'Said' });
  expect(write?.headers.get('Content-Type')).toBe('application/json');
});

it('octets are sent as they are', async () => {
  const { client, sent } = await started();
  const body = { filename: 'a.mp4', sizeBytes: 5, contentType: 'video/mp4' };
  const { upload } = await client.api.create_upload({ body });
  const part = new Blob(['12345']);
  await client.api.upload_part({ params: { uploadId: upload.id, partNumber: 1 }, body: part });
  const last = sent.at(-1);
  expect(last?.body).toBe(part);
  expect(new Headers(last?.headers).get('Content-Type')).toBe('application/octet-stream');
});
