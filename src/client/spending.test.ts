/** Spending happens once: an intent is written before the first send and kept until the outcome is known. */
import { describe, expect, it } from 'vitest';
import {
  answerCut,
  answered,
  answerLost,
  type Fault,
  hanging,
  refused,
  requestDoubled,
  requestLost,
} from '../testing/client/faulty-transport.ts';
import { type ClientBench, startClient } from '../testing/client/start-client.ts';
import { createProject, jobEnd, uploadVideo } from '../testing/conformance/journey.ts';
import { silentVideo } from '../testing/conformance/made-video.ts';
import type { Intent, IntentStore } from './intents.ts';
import { memoryIntentStore } from './intents.ts';

const ANALYZE = /analyze$/;
const HOUR_MS = 3_600_000;

async function draft(bench: ClientBench): Promise<{ params: { projectId: string } }> {
  const asset = await uploadVideo(bench.caller, await silentVideo());
  return { params: { projectId: (await createProject(bench.caller, asset.id)).id } };
}

/** Charges in the ledger, once every analysis is over. */
async function charges({ caller }: ClientBench): Promise<number> {
  for (const { id } of (await caller.owner('list_running_jobs')).body.jobs) await jobEnd(caller, id);
  const { data } = await caller.ok('list_ledger_entries', { query: { limit: 100 } });
  return data.filter((entry) => entry.type === 'charge').length;
}

const keysOf = ({ transport }: ClientBench): Set<string | null> =>
  new Set(transport.sent.filter(({ line }) => ANALYZE.test(line)).map((request) => request.idempotencyKey));

describe('an intent', () => {
  it('is written down before the first send and gone after the answer', async () => {
    const log: string[] = [];
    const store = memoryIntentStore();
    const noting: IntentStore = {
      ...store,
      change: async (decide) => {
        await store.change(decide);
        log.push('written');
      },
      remove: async (key) => {
        await store.remove(key);
        log.push('removed');
      },
    };
    const bench = await startClient({ intents: noting });
    const input = await draft(bench);
    bench.transport.break(ANALYZE, async (send) => {
      log.push('sent');
      const answer = await send();
      log.push('answered');
      return answer;
    });
    await bench.client.api.analyze_project(input);
    expect(log).toEqual(['written', 'sent', 'answered', 'removed']);
    expect(await charges(bench)).toBe(1);
  });

  it('that cannot be written down is not sent, and the sentence says so', async () => {
    const full = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
    const bench = await startClient({ intents: { ...memoryIntentStore(), change: full } });
    const input = await draft(bench);
    const call = bench.client.api.analyze_project(input);
    await expect(call).rejects.toMatchObject({
      kind: 'device',
      message: expect.stringContaining('not sent'),
    });
    expect(bench.transport.count(ANALYZE)).toBe(0);
  });

  it('that cannot be removed does not hide the answer', async () => {
    const broken = () => Promise.reject(new DOMException('Gone.', 'InvalidStateError'));
    const bench = await startClient({ intents: { ...memoryIntentStore(), remove: broken } });
    const { job } = await bench.client.api.analyze_project(await draft(bench));
    expect(job.kind).toBe('analysis');
  });

  it.each<[string, Fault]>([
    ['lost on its way', requestLost],
    ['done and not heard of', answerLost],
    ['cut in the answer', answerCut],
    ['done twice by a proxy', requestDoubled],
  ])('%s is charged once and leaves nothing behind', async (_, fault) => {
    const bench = await startClient();
    const input = await draft(bench);
    bench.transport.break(ANALYZE, fault, 2);
    await bench.client.api.analyze_project(input);
    expect(keysOf(bench).size).toBe(1);
    expect(await charges(bench)).toBe(1);
    expect(await bench.intents.list()).toEqual([]);
  });

  it('refused by the service is over', async () => {
    const bench = await startClient();
    const params = { projectId: 'prj_00000000000000000000' };
    await expect(bench.client.api.analyze_project({ params })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await bench.intents.list()).toEqual([]);
  });

  it('given up before it was sent is over, and no later page sends it', async () => {
    const bench = await startClient();
    const input = await draft(bench);
    const call = bench.client.api.analyze_project(input, { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    expect(await bench.nextPage().resumeIntents()).toBe(0);
    expect(await charges(bench)).toBe(0);
  });

  it('given up while its answer was awaited is kept', async () => {
    const bench = await startClient();
    const input = await draft(bench);
    const leave = new AbortController();
    bench.transport.break(ANALYZE, async (send, init) => {
      await send();
      leave.abort();
      return hanging(send, init);
    });
    await expect(bench.client.api.analyze_project(input, { signal: leave.signal })).rejects.toMatchObject({
      kind: 'aborted',
    });
    expect(await bench.intents.list()).toHaveLength(1);
    expect(await bench.nextPage().resumeIntents()).toBe(1);
    expect(await charges(bench)).toBe(1);
  });
});

describe('a lost answer', () => {
  it('is asked for by the next page under the same key, and charged once', async () => {
    const bench = await startClient();
    const input = await draft(bench);
    bench.transport.break(ANALYZE, answerLost, 6);
    await expect(bench.client.api.analyze_project(input)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(await bench.intents.list()).toHaveLength(1);
    const later = bench.nextPage();
    expect(await later.resumeIntents()).toBe(1);
    expect(later.log.records()[0]).toMatchObject({ operation: 'analyze_project', replayed: true });
    expect(keysOf(bench).size).toBe(1);
    expect(await bench.intents.list()).toEqual([]);
    expect(await charges(bench)).toBe(1);
  });

  it('survives further losses: the intent keeps its key and its age', async () => {
    const bench = await startClient();
    const input = await draft(bench);
    bench.transport.break(ANALYZE, answerLost, 12);
    await expect(bench.client.api.analyze_project(input)).rejects.toMatchObject({ kind: 'unreachable' });
    const [first] = await bench.intents.list();
    bench.studio.clock.advance(HOUR_MS);
    expect(await bench.nextPage().resumeIntents()).toBe(0);
    expect(await bench.intents.list()).toEqual([first]);
  });

  it.each<[string, Fault]>([
    ['too many requests', refused(429, 'RATE_LIMITED', { 'Retry-After': '1' })],
    ['a first request that still runs', refused(409, 'IDEMPOTENCY_IN_PROGRESS', { 'Retry-After': '1' })],
    ['a key that was turned off', refused(401, 'UNAUTHORIZED')],
    ['a page of a proxy', answered(502, '<h1>Bad gateway</h1>')],
  ])('stays unknown after %s', async (_, fault) => {
    const bench = await startClient();
    const input = await draft(bench);
    bench.transport.break(ANALYZE, answerLost);
    bench.transport.break(ANALYZE, fault, 20);
    await expect(bench.client.api.analyze_project(input)).rejects.toBeInstanceOf(Error);
    expect(await bench.intents.list()).toHaveLength(1);
  });

  it('is what a person who clicks again gets, not a second charge', async () => {
    const bench = await startClient();
    const input = await draft(bench);
    bench.transport.break(ANALYZE, answerLost, 6);
    await expect(bench.client.api.analyze_project(input)).rejects.toMatchObject({ kind: 'unreachable' });
    await bench.client.api.analyze_project(input);
    expect(keysOf(bench).size).toBe(1);
    expect(await charges(bench)).toBe(1);
    expect(await bench.intents.list()).toEqual([]);
  });
});

describe('a double click', () => {
  it.each([
    ['in one tab', (bench: ClientBench) => bench.client],
    ['in two tabs', (bench: ClientBench) => bench.nextPage()],
  ])('%s is one piece of work with one answer', async (_, other) => {
    const bench = await startClient();
    const input = await draft(bench);
    const [first, second] = await Promise.all([
      bench.client.api.analyze_project(input),
      other(bench).api.analyze_project(input),
    ]);
    expect(second.job.id).toBe(first.job.id);
    expect(keysOf(bench).size).toBe(1);
    expect(await charges(bench)).toBe(1);
    expect(await bench.intents.list()).toEqual([]);
  });

  it('is not mistaken for the same work later: a second analysis is a second charge', async () => {
    const bench = await startClient();
    const input = await draft(bench);
    const first = await bench.client.api.analyze_project(input);
    await jobEnd(bench.caller, first.job.id);
    const second = await bench.client.api.analyze_project(input);
    expect(second.job.id).not.toBe(first.job.id);
    expect(await charges(bench)).toBe(2);
  });
});

describe('the same request', () => {
  const lose = async (bench: ClientBench, input: { params: { projectId: string } }, basis: unknown) => {
    bench.transport.break(ANALYZE, answerLost, 6);
    const call = bench.client.api.analyze_project(input, { basis });
    await expect(call).rejects.toMatchObject({ kind: 'unreachable' });
  };

  it('on the basis it had is the same wish, in whatever order the basis tells its fields', async () => {
    const bench = await startClient();
    const input = await draft(bench);
    await lose(bench, input, { clipCount: 3, language: 'en' });
    await bench.nextPage().api.analyze_project(input, { basis: { language: 'en', clipCount: 3 } });
    expect(keysOf(bench).size).toBe(1);
    expect(await charges(bench)).toBe(1);
  });

  it('on another basis is another wish, which takes the place of the first', async () => {
    const bench = await startClient();
    const input = await draft(bench);
    await lose(bench, input, { clipCount: 3 });
    for (const { id } of (await bench.caller.owner('list_running_jobs')).body.jobs)
      await jobEnd(bench.caller, id);
    await bench.nextPage().api.analyze_project(input, { basis: { clipCount: 4 } });
    expect(keysOf(bench).size).toBe(2);
    expect(await bench.intents.list()).toEqual([]);
    expect(await charges(bench)).toBe(2);
  });

  it('after the service failed at it has the same key, and the next start does not send it by itself', async () => {
    const bench = await startClient();
    const input = await draft(bench);
    bench.transport.break(ANALYZE, refused(500, 'INTERNAL'), 3);
    await expect(bench.client.api.analyze_project(input)).rejects.toMatchObject({ code: 'INTERNAL' });
    const later = bench.nextPage();
    expect(await later.resumeIntents()).toBe(0);
    expect(await charges(bench)).toBe(0);
    await later.api.analyze_project(input);
    expect(keysOf(bench).size).toBe(1);
    expect(await bench.intents.list()).toEqual([]);
  });

  it('after an answer is a new one also where the device could not forget the first', async () => {
    const broken = () => Promise.reject(new DOMException('Gone.', 'InvalidStateError'));
    const bench = await startClient({ intents: { ...memoryIntentStore(), remove: broken } });
    const input = await draft(bench);
    await jobEnd(bench.caller, (await bench.client.api.analyze_project(input)).job.id);
    await bench.client.api.analyze_project(input);
    expect(keysOf(bench).size).toBe(2);
  });
});

describe('what is created without being paid for', () => {
  it('is created once by a press after a lost answer, and again by a press after an answer', async () => {
    const bench = await startClient();
    const create = () => bench.client.api.create_project({ body: { title: 'Once' } });
    bench.transport.break(/POST \/v1\/projects$/, answerLost, 6);
    await expect(create()).rejects.toMatchObject({ kind: 'unreachable' });
    const { project } = await create();
    expect((await bench.caller.ok('list_projects')).data.map(({ id }) => id)).toEqual([project.id]);
    await create();
    expect((await bench.caller.ok('list_projects')).data).toHaveLength(2);
  });
});

describe('an intent that was left behind', () => {
  const left = (patch: Partial<Intent>): Intent => ({
    key: 'left',
    connectionId: 'test',
    operation: 'analyze_project',
    input: { params: { projectId: 'prj_00000000000000000000' } },
    createdAtMs: Date.now(),
    ...patch,
  });

  it.each([
    ['too old: the service has forgotten its key', left({ createdAtMs: Date.now() - 23 * HOUR_MS })],
    ['from the future: its age is unknown', left({ createdAtMs: Date.now() + 2 * HOUR_MS })],
    ['of an operation this program no longer has', left({ operation: 'gone' as never })],
  ])('is not sent when it is %s; its key waits for who asks again, where somebody can', async (_, intent) => {
    const bench = await startClient();
    await bench.intents.put(intent);
    expect(await bench.client.resumeIntents()).toBe(0);
    expect(bench.transport.sent).toEqual([]);
    const isKnown = intent.operation === 'analyze_project';
    expect(await bench.intents.list()).toEqual(isKnown ? [intent] : []);
  });

  it.each([26, -26])('asked for again on a clock that is %d hours off is charged once', async (hoursOff) => {
    let offMs = 0;
    const bench = await startClient({ nowMs: () => Date.now() + offMs });
    const speak = () =>
      bench.client.api.create_voiceover({ body: { script: 'Once.', voice: 'en-grace', language: 'en' } });
    bench.transport.break(/voiceovers/, answerLost, 6);
    await expect(speak()).rejects.toMatchObject({ kind: 'unreachable' });
    offMs = hoursOff * HOUR_MS;
    await speak();
    expect((await bench.caller.ok('list_tool_runs')).data).toHaveLength(1);
  });

  it('of another service is neither sent nor dropped', async () => {
    const bench = await startClient();
    await bench.intents.put(left({ connectionId: 'elsewhere' }));
    expect(await bench.client.resumeIntents()).toBe(0);
    expect(bench.transport.sent).toEqual([]);
    expect(await bench.intents.list()).toHaveLength(1);
  });

  it('does not keep the others from being sent', async () => {
    const bench = await startClient();
    const input = await draft(bench);
    await bench.intents.put(left({}));
    await bench.intents.put(left({ key: 'good', input }));
    expect(await bench.client.resumeIntents()).toBe(1);
    expect(await bench.intents.list()).toEqual([]);
  });
});

describe('while the service is out of reach', () => {
  it('nothing that is paid for is sent or written down to be sent later', async () => {
    const store = memoryIntentStore();
    let isAway = true;
    const bench = await startClient({ intents: store, isAway: () => isAway });
    const input = await draft(bench);
    const before = bench.transport.sent.length;
    await expect(bench.client.api.analyze_project(input)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(bench.transport.sent.length).toBe(before);
    expect(await store.list()).toEqual([]);
    isAway = false;
    await bench.client.api.analyze_project(input);
    expect(keysOf(bench).size).toBe(1);
  });
});
