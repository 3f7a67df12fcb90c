import type { FileWriter } from './file-store.ts';

/** One open writer a file, shared by parts that arrive side by side. */
export interface SharedWriters {
  use<Result>(name: string, work: (writer: FileWriter) => Promise<Result>): Promise<Result>;
  /** Resolves once nobody writes to the file and its writer is closed. */
  idle(name: string): Promise<void>;
}
