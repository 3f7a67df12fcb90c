import { describe, expect, it } from 'vitest';
import { createIntentManager, type Intent, memoryIntentStore } from './intents.ts';

const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2026, 0, 1);
const INPUT = { params: { projectId: 'prj_1' }, body: { voice: 'a', speed: 1 } };

function managerOf(store = memoryIntentStore(), connectionId = 'con') {
  const time = { nowMs: START_MS };
  return { time, store, manager: createIntentManager(store, connectionId, () => time.nowMs) };
}
const keysIn = async (intents: Promise<readonly Intent[]>) => (await intents).map(({ key }) => key);

describe('a wish whose outcome is not known', () => {
  it('is the same one, in whatever order its fields stand and what is left out is nothing', async () => {
    const { manager, store } = managerOf();
    const first = await manager.open('analyze_project', INPUT, { a: 1, b: [2, { c: null }] });
    const again = { body: { speed: 1, voice: 'a' }, query: {}, params: { projectId: 'prj_1' } };
    expect(await manager.open('analyze_project', again, { b: [2, { c: null }], a: 1 })).toEqual(first);
    expect(first).toMatchObject({ connectionId: 'con', operation: 'analyze_project', createdAtMs: START_MS });
    expect(await store.list()).toEqual([first]);
    const bare = await manager.open('get_me', {});
    expect(await manager.open('get_me', { params: {}, query: {}, body: null })).toEqual(bare);
  });

  it.each([
    ['operation', 'create_project', INPUT],
    ['path', 'analyze_project', { ...INPUT, params: { projectId: 'prj_2' } }],
    ['query', 'analyze_project', { ...INPUT, query: { wait: 1 } }],
    ['body', 'analyze_project', { ...INPUT, body: { voice: 'a', speed: 2 } }],
  ] as const)('is another one with another %s, and both are kept', async (_, operation, input) => {
    const { manager, store } = managerOf();
    const first = await manager.open('analyze_project', INPUT);
    expect((await manager.open(operation, input)).key).not.toBe(first.key);
    expect(await store.list()).toHaveLength(2);
  });

  it('on another basis takes the place of the one before', async () => {
    const { manager, store } = managerOf();
    const first = await manager.open('analyze_project', INPUT, { revision: 1 });
    const second = await manager.open('analyze_project', INPUT, { revision: 2 });
    expect(await store.list()).toEqual([second]);
    expect((await manager.open('analyze_project', INPUT, { revision: 1 })).key).not.toBe(first.key);
  });

  it('is nobody else’s: another service gets a key of its own', async () => {
    const { manager, store } = managerOf();
    const first = await manager.open('analyze_project', INPUT);
    const other = managerOf(store, 'other').manager;
    expect((await other.open('analyze_project', INPUT)).key).not.toBe(first.key);
    expect(await keysIn(manager.unsettled())).toEqual([first.key]);
    expect(await store.list()).toHaveLength(2);
  });

  it.each([
    [0, true],
    [22 * HOUR_MS, true],
    [23 * HOUR_MS, false],
    [30 * HOUR_MS, false],
    [-HOUR_MS + 1, true],
    [-HOUR_MS, false],
    [-26 * HOUR_MS, false],
  ])(
    'is sent again by itself after %d ms: %j; asked for again it keeps its key',
    async (passedMs, isSafe) => {
      const { manager, store, time } = managerOf();
      const first = await manager.open('analyze_project', INPUT);
      time.nowMs += passedMs;
      expect((await keysIn(manager.unsettled())).includes(first.key)).toBe(isSafe);
      expect((await manager.open('analyze_project', INPUT)).key).toBe(first.key);
      expect(await keysIn(store.list())).toEqual([first.key]);
      // Its age is not known any better later: only who asks for it sends it.
      time.nowMs -= passedMs;
      expect((await keysIn(manager.unsettled())).includes(first.key)).toBe(isSafe);
    },
  );

  it.each([7 * 24 * HOUR_MS, -7 * 24 * HOUR_MS])('is forgotten a week away, %d ms', async (passedMs) => {
    const { manager, store, time } = managerOf();
    await manager.open('analyze_project', INPUT);
    time.nowMs += passedMs - Math.sign(passedMs);
    await manager.unsettled();
    expect(await store.list()).toHaveLength(1);
    time.nowMs += Math.sign(passedMs);
    expect(await manager.unsettled()).toEqual([]);
    expect(await store.list()).toEqual([]);
  });

  it('is gone where its operation is none any more', async () => {
    const { manager, store } = managerOf();
    const first = await manager.open('analyze_project', INPUT);
    await store.put({ ...first, operation: 'sing_project' as Intent['operation'] });
    expect(await manager.unsettled()).toEqual([]);
    expect(await store.list()).toEqual([]);
  });
});

describe('a wish whose outcome is known', () => {
  it('is written down no more, and the next is a new one', async () => {
    const { manager, store } = managerOf();
    const first = await manager.open('analyze_project', INPUT);
    await manager.settle(first);
    expect(await store.list()).toEqual([]);
    await manager.keepForRetry(first);
    expect(await store.list()).toEqual([]);
    expect((await manager.open('analyze_project', INPUT)).key).not.toBe(first.key);
  });

  it('is not used again by this page where the device cannot forget it', async () => {
    const store = { ...memoryIntentStore(), remove: async () => Promise.reject(new Error('Disk.')) };
    const { manager } = managerOf(store);
    const first = await manager.open('analyze_project', INPUT);
    await manager.settle(first);
    expect(await manager.unsettled()).toEqual([]);
    expect((await manager.open('analyze_project', INPUT)).key).not.toBe(first.key);
  });
});

describe('a wish that the service failed at', () => {
  it('is sent again by who asks for it again, and not by the next start', async () => {
    const { manager, store } = managerOf();
    const first = await manager.open('analyze_project', INPUT);
    await manager.keepForRetry(first);
    expect(await manager.unsettled()).toEqual([]);
    expect((await manager.open('analyze_project', INPUT)).key).toBe(first.key);
    expect(await keysIn(store.list())).toEqual([first.key]);
  });
});

describe('a device that cannot write', () => {
  it('is said so before anything is sent, and does not hide what else went wrong', async () => {
    const full = async () => Promise.reject(new Error('Disk.'));
    const { manager } = managerOf({ ...memoryIntentStore(), change: full, put: full });
    const opened = manager.open('analyze_project', INPUT);
    await expect(opened).rejects.toMatchObject({
      ...{ kind: 'device', facts: { operation: 'analyze_project' }, cause: new Error('Disk.') },
    });
    await manager.keepForRetry({ ...INPUT, key: 'k' } as unknown as Intent);
    const deaf = managerOf({ ...memoryIntentStore(), change: async () => undefined }).manager;
    await expect(deaf.open('analyze_project', INPUT)).rejects.toMatchObject({ kind: 'device' });
  });
});
