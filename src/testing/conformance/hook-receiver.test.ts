import { expect, it } from 'vitest';
import { startHookReceiver } from './hook-receiver.ts';

it('keeps what is sent to it, and not what was meant for another on its port', async () => {
  const { url, received, close } = await startHookReceiver();
  const send = async (to: string, body: string): Promise<number> =>
    (await fetch(to, { method: 'POST', body })).status;
  const other = new URL('/hook/another', url).href;
  expect([await send(other, 'its'), await send(url, 'mine')]).toEqual([404, 204]);
  expect(received.map(({ body }) => body)).toEqual(['mine']);
  await close();
});
