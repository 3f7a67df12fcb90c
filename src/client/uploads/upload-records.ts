/** Unfinished uploads, written down so that they go on after a reload. */

export interface UploadRecord {
  readonly localId: string;
  readonly connectionId: string;
  readonly filename: string;
  readonly sizeBytes: number;
  readonly lastModifiedMs: number;
  readonly contentType: string;
  readonly uploadId: string | null;
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

export function memoryUploadRecords(): UploadRecords {
  const records = new Map<string, UploadRecord>();
  return {
    put: async (record) => void records.set(record.localId, record),
    remove: async (localId) => void records.delete(localId),
    list: async () => [...records.values()],
  };
}
