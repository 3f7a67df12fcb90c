/**
 * What the file store knows of films that stay where a person has them. Names and sizes are kept in memory: only the worker
 * that runs the service gives names and takes them away.
 */
import { problem } from '../../../contract/problems/problem.ts';
import { FileMissingError, type ReferencedFiles } from '../../../service/kernel/ports/file-store.ts';
import { type ReferenceRecord, referenceRecords } from './reference-records.ts';

interface Known {
  readonly id: string;
  readonly sizeBytes: number;
  /** Held as long as the service runs: a permission may be forgotten with the last object of its handle. */
  readonly handle: FileSystemFileHandle;
}

export interface OpenReferences extends ReferencedFiles {
  sizeBytes(name: string): Promise<number | null>;
}

/** What nobody asks about any more may be asked about again once its rows are brought back. */
const KEPT_MS = 30 * 86_400_000;

export function openReferences(records: typeof referenceRecords = referenceRecords): OpenReferences {
  let reading: Promise<Map<string, Known>> | null = null;
  const known = (): Promise<Map<string, Known>> => {
    reading ??= records.list().then(byName);
    reading.catch(() => {
      reading = null;
    });
    return reading;
  };
  return {
    adopt: async (reference, name) => {
      let adopted: (ReferenceRecord & { readonly name: string }) | undefined;
      await records.change((rows) => {
        const row = rows.find(({ id }) => id === reference);
        adopted = row && { ...row, name: row.name ?? name };
        return { put: adopted === undefined ? [] : [adopted], remove: [] };
      });
      if (adopted === undefined) throw new FileMissingError(problem('file_not_there', { name: reference }));
      (await known()).set(adopted.name, knownOf(adopted));
      return adopted.name;
    },
    referenceOf: async (name) => (await known()).get(name)?.id ?? null,
    sizeBytes: async (name) => (await known()).get(name)?.sizeBytes ?? null,
    forget: async (name) => {
      const names = await known();
      const record = names.get(name);
      if (record === undefined) return;
      await records.remove(record.id);
      names.delete(name);
    },
    sweep: async (kept) => {
      const oldMs = Date.now() - KEPT_MS;
      await records.change((rows) => ({
        put: [],
        remove: rows
          .filter(({ name, keptMs }) => keptMs < oldMs && (name === null || !kept.has(name)))
          .map(({ id }) => id),
      }));
      reading = null;
    },
  };
}

function byName(rows: readonly ReferenceRecord[]): Map<string, Known> {
  return new Map(
    rows.flatMap((record) => (record.name === null ? [] : [[record.name, knownOf(record)] as const])),
  );
}

function knownOf({ id, print, handle }: ReferenceRecord): Known {
  return { id, sizeBytes: print.sizeBytes, handle };
}
