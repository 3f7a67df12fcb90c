/** An upload nothing is known of at the service yet: as it is written down, and as it is shown. */
import { randomId } from '../../base/random-id.ts';
import type { UploadRecord } from './upload-records.ts';
import type { UploadState } from './upload-state.ts';

/** Of what is not on its way. */
export const STILL = { bytesPerSec: null, remainingSec: null, convertedShare: null } as const;

export function recordOf(localId: string, connectionId: string, file: File): UploadRecord {
  return {
    localId,
    connectionId,
    filename: file.name,
    sizeBytes: file.size,
    lastModifiedMs: file.lastModified,
    contentType: file.type === '' ? 'application/octet-stream' : file.type,
    uploadId: null,
    isAsked: false,
    ...freshKeys(),
  };
}

export function freshKeys(): Pick<UploadRecord, 'createKey' | 'completeKey'> {
  return { createKey: randomId(), completeKey: randomId() };
}

/** @param file null where it has to be given again */
export function stateOf(record: UploadRecord, file: File | null): UploadState {
  return {
    localId: record.localId,
    connectionId: record.connectionId,
    filename: record.filename,
    sizeBytes: record.sizeBytes,
    lastModifiedMs: record.lastModifiedMs,
    contentType: record.contentType,
    title: record.title ?? null,
    isTitleSent: record.isTitleSent === true,
    uploadId: record.uploadId,
    phase: file === null ? 'needs_file' : 'waiting',
    sentBytes: 0,
    ...STILL,
    isSilent: false,
    isBegunAnew: false,
    asset: null,
    error: null,
  };
}
