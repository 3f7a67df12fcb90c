/** Unfinished uploads, written down so that they go on after a reload. */
import { memoryStore } from '../memory-store.ts';

export interface UploadRecord {
  readonly localId: string;
  readonly connectionId: string;
  readonly filename: string;
  readonly sizeBytes: number;
  readonly lastModifiedMs: number;
  readonly contentType: string;
  readonly uploadId: string | null;
  /** False as long as the service was not asked for it; absent of what an older version wrote down. */
  readonly isAsked?: boolean;
  readonly createKey: string;
  readonly completeKey: string;
  /** As somebody named it; absent or null: after the file. */
  readonly title?: string | null;
  /** What the service is told of a file that stays where it is; absent or null: it is sent. */
  readonly reference?: string | null;
  /** It may be complete: its title has been sent. */
  readonly isTitleSent?: boolean;
}

export interface UploadRecords {
  put(record: UploadRecord): Promise<void>;
  remove(localId: string): Promise<void>;
  list(): Promise<readonly UploadRecord[]>;
}

export const memoryUploadRecords = (): UploadRecords => memoryStore<UploadRecord>(({ localId }) => localId);
