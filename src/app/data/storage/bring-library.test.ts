import { expect, it } from 'vitest';
import type { Fault } from '../../../testing/client/faulty-transport.ts';
import { type ClientBench, startClient } from '../../../testing/client/start-client.ts';
import { bringLibrary } from './bring-library.ts';

const SENT = /POST .*\/owner\/library/;
const TIMED_OUT = new Response('<h1>504 Gateway Time-out</h1>', { status: 504 });
const { signal } = new AbortController();

async function aLibrary(): Promise<Blob> {
  const { client } = await startClient();
  await client.api.create_project({ body: { title: 'Kept' } });
  return new Response((await client.library.read()).body).blob();
}

/** Brings it in behind a gateway that gives up at once; each look waits for `onPause`. */
async function broughtBehind(
  { client, transport }: ClientBench,
  fault: Fault,
  onPause: () => Promise<unknown> = () => Promise.resolve(),
) {
  const file = await aLibrary();
  transport.break(SENT, fault);
  let looks = 0;
  const came = await bringLibrary(client, file, signal, async () => {
    looks += 1;
    await onPause();
  }).catch((error: unknown) => error);
  return { came, looks, sent: transport.count(SENT) };
}

it('a library that came after its gateway had given up is there, sent once', async () => {
  const bench = await startClient();
  let work: Promise<unknown> = Promise.resolve();
  const { came, looks, sent } = await broughtBehind(
    bench,
    async (send) => {
      work = send();
      return TIMED_OUT.clone();
    },
    async () => void (await work),
  );
  expect(came).toBeNull();
  expect(looks).toBeGreaterThan(0);
  expect(sent).toBe(1);
  expect((await bench.client.api.list_projects({})).data[0]?.title).toBe('Kept');
});

it('one that never comes stays an error', async () => {
  const { came } = await broughtBehind(await startClient(), async () => TIMED_OUT.clone());
  expect(came).toMatchObject({ kind: 'unreachable', facts: { status: 504 } });
});

it('what was there before is not taken for it', async () => {
  const bench = await startClient();
  await bench.client.api.create_project({ body: { title: 'Here already' } });
  const { came, looks } = await broughtBehind(bench, async () => TIMED_OUT.clone());
  expect(came).toMatchObject({ kind: 'unreachable' });
  expect(looks).toBe(0);
});
