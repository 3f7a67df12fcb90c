import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import { bodyOf, type LocalServer, startLocalServer } from '../local-server.ts';
import { cappedLink } from './capped-link.ts';
import { type Fault, type FaultProxy, startFaultProxy } from './fault-proxy.ts';

const DAY_MS = 86_400_000;
let server: LocalServer;
let proxy: FaultProxy;
/** Bodies that arrived whole, in order. */
let arrived: string[];

beforeEach(async () => {
  arrived = [];
  server = await startLocalServer(async (request, answer) => {
    const text = await bodyOf(request).catch(() => null);
    if (text === null) return;
    arrived.push(text.length > 100 ? createHash('sha256').update(text).digest('hex') : text);
    answer.writeHead(200, { 'Content-Type': 'text/plain' }).end(`${arrived.length} ${'x'.repeat(1000)}`);
  });
  proxy = await startFaultProxy(server.origin);
});
afterEach(async () => {
  await proxy.close();
  await server.close();
});

const send = (body: string): Promise<Response> => fetch(`${proxy.origin}/a?b=c`, { method: 'POST', body });
const next = (fault: Fault): void => {
  proxy.onRequest = () => {
    proxy.onRequest = () => null;
    return fault;
  };
};

it('lets through, and says what it saw', async () => {
  expect((await (await send('one')).text()).slice(0, 2)).toBe('1 ');
  expect(proxy.seen).toEqual([{ method: 'POST', path: '/a?b=c', idempotencyKey: null }]);
});

it('answers in the place of the server', async () => {
  next({ kind: 'refuse', status: 503, headers: { 'Retry-After': '4' }, body: 'Busy.' });
  const answer = await send('one');
  expect([answer.status, answer.headers.get('Retry-After'), await answer.text()]).toEqual([
    503,
    '4',
    'Busy.',
  ]);
  expect(arrived).toEqual([]);
});

it('drops an answer, whole or half, when the server has done it', async () => {
  next({ kind: 'cut_answer', afterBytes: 0 });
  await expect(send('one')).rejects.toThrow();
  next({ kind: 'cut_answer', afterBytes: 500 });
  await expect(send('two').then((answer) => answer.text())).rejects.toThrow();
  expect(arrived).toEqual(['one', 'two']);
});

it('ends a connection in the middle of what is sent', async () => {
  next({ kind: 'cut_request', afterBytes: 200_000 });
  await expect(send('x'.repeat(1_000_000))).rejects.toThrow();
  expect(arrived).toEqual([]);
});

it('sends twice, and gives the second answer', async () => {
  next({ kind: 'double' });
  expect((await (await send('one')).text()).slice(0, 2)).toBe('2 ');
  expect(arrived).toEqual(['one', 'one']);
});

it('changes an answer on its way', async () => {
  next({ kind: 'edit_answer', edit: (text) => text.replace('1 ', 'Changed. ') });
  expect((await (await send('one')).text()).slice(0, 9)).toBe('Changed. ');
  expect(arrived).toEqual(['one']);
});

it('lets what is sent later arrive first', async () => {
  const goOn = deferred<void>();
  next({ kind: 'hold', until: goOn.promise });
  const first = send('first');
  await send('second');
  goOn.resolve();
  await first;
  expect(arrived).toEqual(['second', 'first']);
});

it('passes on everything through a cap and a delay, and another date', async () => {
  next({ kind: 'cap', bytesPerSec: 10_000_000 });
  const large = 'y'.repeat(300_000);
  await send(large);
  next({ kind: 'link', link: cappedLink(10_000_000) });
  await send(large);
  next({ kind: 'slow', delayMs: 1 });
  await send('late');
  const hash = createHash('sha256').update(large).digest('hex');
  expect(arrived).toEqual([hash, hash, 'late']);
  next({ kind: 'date_off', byMs: DAY_MS });
  const date = Date.parse((await send('x')).headers.get('Date') ?? '');
  expect(date - Date.now()).toBeGreaterThan(DAY_MS / 2);
});

it('tells another server of the next request, and ends what the last one left open', async () => {
  await server.close();
  await expect(send('nobody')).rejects.toThrow();
  const second = await startLocalServer((_, answer) => void answer.end('second'));
  proxy.endpoint = second.origin;
  expect(await (await send('x')).text()).toBe('second');
  await second.close();
});
