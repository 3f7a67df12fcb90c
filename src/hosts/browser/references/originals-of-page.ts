/** The page's part in films that stay where a person has them: only a page can ask for permission, at a press of a button. */
import { hasPrint, printOf } from '../../../base/bytes/file-print.ts';
import { type ReferenceRecord, referenceRecords } from './reference-records.ts';

/** Chromium's; not in the types of the platform yet. */
type PermittedHandle = FileSystemFileHandle & {
  queryPermission?(wanted: { mode: 'read' }): Promise<PermissionState>;
  requestPermission?(wanted: { mode: 'read' }): Promise<PermissionState>;
};

const READ = { mode: 'read' } as const;

/** In each tab: a permission may be forgotten with the last object of its handle, and the service's are gone with its tab. */
let held: readonly ReferenceRecord[] = [];

/** How many may not be read until somebody allows it. */
export async function countWaiting(): Promise<number> {
  return (await waiting()).length;
}

/** Call it as the button is pressed. Resolves with how many still may not be read. */
export async function allowWaiting(): Promise<number> {
  for (const { handle } of await waiting()) {
    // One answer may have been for all of them.
    if (await isPermitted(handle)) continue;
    // Without a new press the browser asks no second time once the first was answered long ago, or with no.
    if ((await (handle as PermittedHandle).requestPermission?.(READ)) !== 'granted') break;
  }
  return countWaiting();
}

/** Whether it is the film that was kept by the reference; if so it is read by this handle from now on. */
export async function findAgain(reference: string, handle: FileSystemFileHandle): Promise<boolean> {
  const record = (await referenceRecords.list()).find(({ id }) => id === reference);
  const file = await handle.getFile();
  if (record === undefined || !(await hasPrint(file, record.print))) return false;
  await referenceRecords.put({ ...record, handle, print: await printOf(file) });
  return true;
}

async function waiting(): Promise<ReferenceRecord[]> {
  held = (await referenceRecords.list()).filter(({ name }) => name !== null);
  const permitted = await Promise.all(held.map(({ handle }) => isPermitted(handle)));
  return held.filter((_, at) => permitted[at] === false);
}

async function isPermitted(handle: PermittedHandle): Promise<boolean> {
  // Where there is no permission to ask about, nothing is kept by reference that needs one.
  return handle.queryPermission === undefined || (await handle.queryPermission(READ)) === 'granted';
}
