/** What the client knows of a service that does not answer, and how waiting for it ends. */
import { describe, expect, it } from 'vitest';
import { answered, type Fault, refused, requestLost } from '../testing/client/faulty-transport.ts';
import { startClient } from '../testing/client/start-client.ts';
import { createConnectivity } from './connectivity.ts';
import { pause } from './pause.ts';

const HOUR_MS = 3_600_000;

describe('a service that does not answer', () => {
  it('is known to be silent from the first try on, until it answers', async () => {
    const { client, transport } = await startClient();
    const seen: boolean[] = [];
    client.connectivity.subscribe(() => seen.push(client.connectivity.isSilent()));
    transport.break(/me/, requestLost, 2);
    await client.api.get_me({});
    expect(seen).toEqual([true, false]);
  });

  it('is silent while a gateway answers in its place, until it answers itself', async () => {
    const { client, transport } = await startClient();
    const seen: boolean[] = [];
    client.connectivity.subscribe(() => seen.push(client.connectivity.isSilent()));
    const silentThen: boolean[] = [];
    const badGateway: Fault = (send, init) => {
      silentThen.push(client.connectivity.isSilent());
      return answered(502, '<h1>Bad gateway</h1>')(send, init);
    };
    transport.break(/me/, badGateway, 3);
    transport.break(/me/, refused(503, 'UNAVAILABLE'), 100);
    await expect(client.api.get_me({})).rejects.toMatchObject({ kind: 'answer', code: 'UNAVAILABLE' });
    expect([seen, silentThen]).toEqual([
      [true, false],
      [false, true, true],
    ]);
  });

  it('stays silent when a request is given up', async () => {
    const { client, transport } = await startClient();
    transport.break(/me/, requestLost, 100);
    await expect(client.api.get_me({})).rejects.toMatchObject({ kind: 'unreachable' });
    expect(client.connectivity.isSilent()).toBe(true);
  });

  it('counts as answering when it refuses', async () => {
    const { client, transport } = await startClient();
    transport.break(/me/, requestLost, 100);
    await expect(client.api.get_me({})).rejects.toThrow();
    await expect(client.api.get_job({ params: { jobId: 'job_none' } })).rejects.toMatchObject({
      kind: 'answer',
    });
    expect(client.connectivity.isSilent()).toBe(false);
  });
});

describe('waiting to send again', () => {
  it('ends when another request is answered', async () => {
    const connectivity = createConnectivity(pause);
    connectivity.unanswered();
    const wait = connectivity.waitToTry(HOUR_MS);
    connectivity.answered();
    await wait;
    expect(connectivity.isSilent()).toBe(false);
  });

  it('goes on for as long as a gateway told, whoever is answered meanwhile', async () => {
    const waiting = new Set<AbortSignal | undefined>();
    const { client, transport } = await startClient({
      pause: (_, signal) =>
        new Promise((_resolve, reject) => {
          waiting.add(signal);
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    transport.break(/assets/, answered(503, 'Starting.', { 'Retry-After': '4' }));
    const leave = new AbortController();
    const told = client.api.list_assets({}, { signal: leave.signal });
    await expect.poll(() => waiting.size).toBe(1);
    await client.api.get_me({});
    expect(client.connectivity.isSilent()).toBe(false);
    client.connectivity.tryNow();
    leave.abort();
    await expect(told).rejects.toMatchObject({ kind: 'aborted' });
    expect(transport.count(/assets/)).toBe(1);
  });

  it('ends when a person asks for it, and nothing is known by that', async () => {
    const connectivity = createConnectivity(pause);
    connectivity.unanswered();
    const waits = [connectivity.waitToTry(HOUR_MS), connectivity.waitToTry(HOUR_MS)];
    connectivity.tryNow();
    await Promise.all(waits);
    expect(connectivity.isSilent()).toBe(true);
  });

  it('ends with the reason of who gave up', async () => {
    const connectivity = createConnectivity(pause);
    const leave = new AbortController();
    const wait = connectivity.waitToTry(HOUR_MS, leave.signal);
    leave.abort(new Error('left'));
    await expect(wait).rejects.toThrow('left');
  });
});
