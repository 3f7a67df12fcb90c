import { expect, it } from 'vitest';
import { idbStore } from './idb-store.ts';

interface Upload {
  readonly localId: string;
  readonly filename: string;
}

it('without IndexedDB a table has the same rows for all who ask for it, by its own key', async () => {
  expect('indexedDB' in globalThis).toBe(false);
  const uploads = idbStore<Upload>('uploads');
  await uploads.put({ localId: 'a', filename: 'talk.mp4' });
  await uploads.put({ localId: 'a', filename: 'lecture.mp4' });
  await uploads.put({ localId: 'b', filename: 'walk.mp4' });
  const again = idbStore<Upload>('uploads');
  expect((await again.list()).map(({ filename }) => filename)).toEqual(['lecture.mp4', 'walk.mp4']);
  await again.change((rows) => ({
    put: [{ localId: 'c', filename: 'run.mp4' }],
    remove: rows.map(({ localId }) => localId),
  }));
  expect(await uploads.list()).toEqual([{ localId: 'c', filename: 'run.mp4' }]);
  await uploads.remove('c');
  expect(await uploads.list()).toEqual([]);
  expect(await idbStore('intents').list()).toEqual([]);
});
