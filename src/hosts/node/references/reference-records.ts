/** What a data folder knows of films that stay where its operator has them: a small file each, read once at the start. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilePrint } from '../../../base/bytes/file-print.ts';
import { ignoreMissing } from '../folder-file.ts';

export interface ReferenceRecord {
  /** The hash of many samples of the film: the same wherever it lies. */
  readonly id: string;
  /** In the file store. */
  readonly name: string;
  readonly path: string;
  readonly print: FilePrint;
  readonly keptMs: number;
}

export interface ReferenceRecords {
  /** In memory: only one process writes them. */
  all(): Promise<readonly ReferenceRecord[]>;
  put(record: ReferenceRecord): Promise<void>;
  remove(id: string): Promise<void>;
}

const ENDING = '.json';

/**
 * @param folder made with the first record
 * @param onDamaged told of each file that is no record any more: its film is still read by its link, but not known again
 */
export function createReferenceRecords(
  folder: string,
  onDamaged: (path: string, cause: unknown) => void,
): ReferenceRecords {
  const pathOf = (id: string): string => join(folder, `${id}${ENDING}`);
  let reading: Promise<Map<string, ReferenceRecord>> | null = null;
  const known = (): Promise<Map<string, ReferenceRecord>> => {
    reading ??= readAll(folder, onDamaged);
    reading.catch(() => {
      reading = null;
    });
    return reading;
  };
  return {
    all: async () => [...(await known()).values()],
    put: async (record) => {
      const records = await known();
      await mkdir(folder, { recursive: true });
      const fresh = `${pathOf(record.id)}.new`;
      await writeFile(fresh, JSON.stringify(record), { flush: true });
      await rename(fresh, pathOf(record.id));
      records.set(record.id, record);
    },
    remove: async (id) => {
      const records = await known();
      await rm(pathOf(id), { force: true });
      records.delete(id);
    },
  };
}

async function readAll(
  folder: string,
  onDamaged: (path: string, cause: unknown) => void,
): Promise<Map<string, ReferenceRecord>> {
  const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
  const records = new Map<string, ReferenceRecord>();
  for (const path of names.filter((name) => name.endsWith(ENDING)).map((name) => join(folder, name))) {
    const text = await readFile(path, 'utf8');
    try {
      const record = JSON.parse(text) as ReferenceRecord;
      records.set(record.id, record);
    } catch (error) {
      onDamaged(path, error);
    }
  }
  return records;
}
