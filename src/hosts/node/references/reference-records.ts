/** What a data folder knows of films that stay where its operator has them: a small file each, read once at the start. */
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilePrint } from '../../../base/file-print.ts';

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

/** @param folder made with the first record */
export function createReferenceRecords(folder: string): ReferenceRecords {
  const pathOf = (id: string): string => join(folder, `${id}${ENDING}`);
  let reading: Promise<Map<string, ReferenceRecord>> | null = null;
  const known = (): Promise<Map<string, ReferenceRecord>> => {
    reading ??= readAll(folder);
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

/** One that is no record any more is left out: its film is still read by its link, and every other by its own. */
function parsed(text: string): ReferenceRecord[] {
  try {
    return [JSON.parse(text) as ReferenceRecord];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

async function readAll(folder: string): Promise<Map<string, ReferenceRecord>> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const records = names
    .filter((name) => name.endsWith(ENDING))
    .flatMap((name) => parsed(readFileSync(join(folder, name), 'utf8')));
  return new Map(records.map((record) => [record.id, record]));
}
