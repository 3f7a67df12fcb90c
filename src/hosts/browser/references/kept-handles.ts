/** Where the upload worker leaves handles for the service, before it tells of them. */
import { printOf } from '../../../base/file-print.ts';
import type { KeptHandles } from '../../../client/uploads/take-by-reference.ts';
import { referenceRecords } from './reference-records.ts';

export const keptHandles: KeptHandles = {
  keep: async (file, handle) => {
    const id = crypto.randomUUID();
    await referenceRecords.put({ id, name: null, handle, print: await printOf(file), keptMs: Date.now() });
    return id;
  },
  forget: (reference) => referenceRecords.remove(reference),
};
