/** What the page and the upload worker say to each other. */
import type { UploadState } from './upload-state.ts';

export type ToUploadWorker =
  | {
      readonly type: 'connect';
      readonly connectionId: string;
      readonly baseUrl: string;
      readonly apiKey: string;
      /** Leads to the built-in service through the page; null where the worker fetches over HTTP itself. */
      readonly port: MessagePort | null;
      /** Leads to who keeps the budget of the key; null where there is none to keep. */
      readonly pacePort: MessagePort | null;
    }
  | {
      readonly type: 'start';
      readonly localId: string;
      readonly file: File;
      /** Of a file that may stay where it is. */
      readonly handle: FileSystemFileHandle | null;
    }
  | {
      /** To go on with what a worker before this one stopped at: it is only given, and waits for its `resume`. */
      readonly type: 'give';
      readonly localId: string;
      readonly file: File;
      readonly handle: FileSystemFileHandle | null;
      /** Left out: as it was written down. */
      readonly title?: string | null;
    }
  | { readonly type: 'resume'; readonly localId: string; readonly file?: File }
  | { readonly type: 'title'; readonly localId: string; readonly title: string | null }
  /** The service may answer again. */
  | { readonly type: 'wake' }
  | { readonly type: 'pause'; readonly localId: string }
  | { readonly type: 'cancel'; readonly localId: string };

export type FromUploadWorker =
  | { readonly type: 'state'; readonly state: UploadState }
  /** All that earlier visits left has been told. */
  | { readonly type: 'read' };
