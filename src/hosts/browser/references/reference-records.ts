/**
 * Films that stay where a person has them, written down by the page and its upload worker, and read by the workers that read
 * files. A handle survives reloads; the permission to read by it may not.
 */
import type { FilePrint } from '../../../base/bytes/file-print.ts';
import { idbStore } from '../../../client/idb-store.ts';

export interface ReferenceRecord {
  /** What the service is told. */
  readonly id: string;
  /** In the file store; null until the service has made an asset of it. */
  readonly name: string | null;
  readonly handle: FileSystemFileHandle;
  readonly print: FilePrint;
  readonly keptMs: number;
}

export const referenceRecords = idbStore<ReferenceRecord>('references');
