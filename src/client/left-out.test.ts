/** Lists with an entry that cannot be read, over the real service: what is shown, what is known of the rest. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from '../testing/client/faulty-transport.ts';
import { type ClientBench, startClient } from '../testing/client/start-client.ts';
import type { ApiError } from './api-error.ts';

type Item = Record<string, unknown>;

/** What the service answers, changed on its way. */
const changed =
  (change: (body: { data: Item[] } & Item) => void): Fault =>
  async (send) => {
    const answer = await send();
    const body = await answer.json();
    change(body);
    return new Response(JSON.stringify(body), { status: answer.status, headers: answer.headers });
  };

/** The entry of that title has no `updatedAt` any more. */
const oddly = (title: string): Fault =>
  changed(({ data }) => {
    for (const item of data) if (item['title'] === title) item['updatedAt'] = null;
  });

const LIST = /GET \/v1\/projects(\?|$)/;
const ALL = { operation: 'list_projects' } as const;

describe('a list with an entry that cannot be read', () => {
  let bench: ClientBench;
  let ids: string[];

  beforeEach(async () => {
    bench = await startClient();
    ids = [];
    for (const title of ['one', 'two', 'three', 'four'])
      ids.unshift((await bench.client.api.create_project({ body: { title } })).project.id);
  });

  const titles = async (query = {}): Promise<string[]> =>
    (await bench.client.api.list_projects({ query })).data.map(({ title }) => title);

  it('has all others, and says which is missing and why', async () => {
    bench.transport.break(LIST, oddly('two'));
    expect(await titles()).toEqual(['four', 'three', 'one']);
    const { leftOut } = bench.client;
    expect(leftOut.of(ALL)).toEqual([{ id: ids[2], place: 'updatedAt' }]);
    expect(leftOut.of({ ...ALL, query: { kind: 'autoclip' } })).toEqual([]);
    expect(await titles()).toHaveLength(4);
    expect(leftOut.of(ALL)).toEqual([]);
  });

  it('lacks what an earlier page could not read of it, until it is read again', async () => {
    const unread = [{ id: ids[2] ?? null, place: 'updatedAt' }];
    const { leftOut } = bench.client;
    leftOut.recall(ALL, unread);
    expect(leftOut.of(ALL)).toEqual(unread);
    expect(await titles()).toHaveLength(4);
    expect(leftOut.of(ALL)).toEqual([]);
    leftOut.recall(ALL, unread);
    expect(leftOut.of(ALL)).toEqual([]);
  });

  it('pages on, and keeps together what its pages lack', async () => {
    let told = 0;
    const { api, leftOut } = bench.client;
    leftOut.subscribe(() => {
      told += 1;
    });
    bench.transport.break(LIST, oddly('three'), 3);
    const first = await api.list_projects({ query: { limit: 2 } });
    expect(first).toMatchObject({ data: [{ title: 'four' }], hasMore: true });
    const next = { limit: 2, cursor: first.nextCursor ?? '' };
    expect(await titles(next)).toEqual(['two', 'one']);
    // A page in the middle may be all odd: what comes before it is shown.
    bench.transport.break(
      LIST,
      changed(({ data }) => {
        for (const item of data) delete item['kind'];
      }),
    );
    await titles({ limit: 2 });
    expect(await titles(next)).toEqual([]);
    expect(leftOut.of(ALL).map(({ id }) => id)).toEqual([ids[1], ids[2], ids[3]]);
    expect(told).toBe(2);
    // Pages that no other leads to any more count no more.
    await titles();
    expect(leftOut.of(ALL)).toEqual([]);
  });

  it('that would begin with nothing is an error: it is not empty', async () => {
    bench.transport.break(
      LIST,
      changed(({ data }) => {
        for (const item of data) item['status'] = 7;
      }),
    );
    const error: ApiError = await titles().then(
      () => Promise.reject(new Error('It was read.')),
      (reason) => reason,
    );
    expect(error).toMatchObject({ kind: 'unreadable' });
    expect(error.message).toContain('data.0.status');
    expect(bench.client.leftOut.of(ALL)).toEqual([]);
  });

  it('is an error where more than entries differ', async () => {
    bench.transport.break(
      LIST,
      changed((body) => {
        body['hasMore'] = 'yes';
        body.data[0] = {};
      }),
    );
    await expect(titles()).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('names what is no entry at all by its place alone', async () => {
    bench.transport.break(
      LIST,
      changed(({ data }) => {
        data[1] = null as unknown as Item;
      }),
    );
    expect(await titles()).toEqual(['four', 'two', 'one']);
    expect(bench.client.leftOut.of(ALL)).toEqual([{ id: null, place: '' }]);
  });

  it('of one thing is read whole or not at all', async () => {
    const projectId = ids[0] ?? '';
    bench.transport.break(
      /GET \/v1\/projects\/prj_/,
      changed((body) => {
        (body['project'] as Item)['missingSettings'] = ['a', null];
      }),
    );
    await expect(bench.client.api.get_project({ params: { projectId } })).rejects.toMatchObject({
      kind: 'unreadable',
    });
  });
});
