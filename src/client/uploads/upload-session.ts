/**
 * All uploads of one connection: start, pause, resume, cancel, and what is left from earlier visits. Lives
 * in the upload worker; the page sees copies of the state.
 */

import type { ApiMethods } from '../api-client.ts';
import { ApiError } from '../api-error.ts';
import { runUpload } from './run-upload.ts';
import { createSpeedMeter, remainingSec, type SpeedMeter } from './speed-meter.ts';
import type { UploadRecord, UploadRecords } from './upload-records.ts';
import type { UploadState } from './upload-state.ts';

interface Entry {
  record: UploadRecord;
  state: UploadState;
  file: File | null;
  abort: AbortController | null;
  readonly meter: SpeedMeter;
}

export interface UploadSession {
  /** Lists what earlier visits left; each waits for its file. */
  restore(): Promise<void>;
  start(localId: string, file: File): Promise<void>;
  /** Goes on with a paused or failed upload, or with one from an earlier visit once its file is given. */
  resume(localId: string, file?: File): Promise<void>;
  pause(localId: string): void;
  cancel(localId: string): Promise<void>;
}

export interface SessionParts {
  readonly api: ApiMethods;
  readonly connectionId: string;
  readonly records: UploadRecords;
  readonly onChange: (state: UploadState) => void;
  readonly nowMs?: () => number;
}

export function createUploadSession(parts: SessionParts): UploadSession {
  const { api, connectionId, records, onChange, nowMs = () => performance.now() } = parts;
  const entries = new Map<string, Entry>();

  const change = (entry: Entry, patch: Partial<UploadState>): void => {
    entry.state = { ...entry.state, ...patch };
    onChange(entry.state);
  };

  const run = async (entry: Entry): Promise<void> => {
    const { file } = entry;
    if (file === null || entry.abort !== null) return;
    const abort = new AbortController();
    entry.abort = abort;
    entry.meter.restart();
    change(entry, { phase: 'sending', error: null, bytesPerSec: null, remainingSec: null });
    try {
      const asset = await runUpload(
        api,
        { ...entry.record, file },
        {
          async begun(upload) {
            entry.record = { ...entry.record, uploadId: upload.id };
            await records.put(entry.record);
            change(entry, { uploadId: upload.id });
          },
          sent(sentBytes) {
            entry.meter.sample(sentBytes, nowMs());
            const bytesPerSec = entry.meter.bytesPerSec();
            change(entry, {
              sentBytes,
              bytesPerSec,
              remainingSec: remainingSec(file.size - sentBytes, bytesPerSec),
            });
          },
          checking: () => change(entry, { phase: 'checking', remainingSec: null }),
        },
        abort.signal,
      );
      await records.remove(entry.record.localId);
      change(entry, { phase: 'done', asset, sentBytes: file.size });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await settleFailure(entry, error);
    } finally {
      entry.abort = null;
    }
  };

  const settleFailure = async (entry: Entry, error: ApiError): Promise<void> => {
    if (error.kind === 'aborted') {
      if (entry.state.phase !== 'cancelled')
        change(entry, { phase: 'paused', bytesPerSec: null, remainingSec: null });
      return;
    }
    // The service no longer knows it (expired, or completed by another tab): the next try begins anew.
    if (error.code === 'NOT_FOUND') {
      entry.record = {
        ...entry.record,
        uploadId: null,
        createKey: crypto.randomUUID(),
        completeKey: crypto.randomUUID(),
      };
      await records.put(entry.record);
    }
    change(entry, { phase: 'failed', error: error.facts, bytesPerSec: null, remainingSec: null });
  };

  const add = (record: UploadRecord, file: File | null): Entry => {
    const entry: Entry = {
      record,
      file,
      abort: null,
      meter: createSpeedMeter(),
      state: stateOf(record, file),
    };
    entries.set(record.localId, entry);
    onChange(entry.state);
    return entry;
  };

  return {
    async restore() {
      for (const record of await records.list()) {
        if (record.connectionId === connectionId && !entries.has(record.localId)) add(record, null);
      }
    },
    async start(localId, file) {
      const record: UploadRecord = {
        localId,
        connectionId,
        filename: file.name,
        sizeBytes: file.size,
        lastModifiedMs: file.lastModified,
        contentType: file.type === '' ? 'application/octet-stream' : file.type,
        uploadId: null,
        createKey: crypto.randomUUID(),
        completeKey: crypto.randomUUID(),
      };
      await records.put(record);
      await run(add(record, file));
    },
    async resume(localId, file) {
      const entry = entries.get(localId);
      if (entry === undefined) return;
      if (file !== undefined) entry.file = file;
      if (entry.file === null) change(entry, { phase: 'needs_file' });
      else await run(entry);
    },
    pause(localId) {
      entries.get(localId)?.abort?.abort();
    },
    async cancel(localId) {
      const entry = entries.get(localId);
      if (entry === undefined) return;
      change(entry, { phase: 'cancelled' });
      entry.abort?.abort();
      entries.delete(localId);
      await records.remove(localId);
      const { uploadId } = entry.record;
      if (uploadId === null) return;
      try {
        await api.cancel_upload({ params: { uploadId } });
      } catch (error) {
        // Gone already is what was asked for; anything else the service sweeps when the upload expires.
        if (!(error instanceof ApiError)) throw error;
      }
    },
  };
}

function stateOf(record: UploadRecord, file: File | null): UploadState {
  return {
    localId: record.localId,
    connectionId: record.connectionId,
    filename: record.filename,
    sizeBytes: record.sizeBytes,
    lastModifiedMs: record.lastModifiedMs,
    contentType: record.contentType,
    uploadId: record.uploadId,
    phase: file === null ? 'needs_file' : 'waiting',
    sentBytes: 0,
    bytesPerSec: null,
    remainingSec: null,
    asset: null,
    error: null,
  };
}
