/** Where the upload worker leaves handles for the service, before it tells of them. */
import { printOf } from '../../../base/bytes/file-print.ts';
import { randomId } from '../../../base/random-id.ts';
import type { KeptHandles } from '../../../client/uploads/take-by-reference.ts';
import { referenceRecords } from './reference-records.ts';

export const keptHandles: KeptHandles = {
  keep: async (file, handle) => {
    const id = randomId();
    await referenceRecords.put({ id, name: null, handle, print: await printOf(file), keptMs: Date.now() });
    return id;
  },
  forget: (reference) => referenceRecords.remove(reference),
};
