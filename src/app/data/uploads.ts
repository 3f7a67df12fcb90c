/** Uploads as React sees them. */
import { useSyncExternalStore } from 'react';
import type { UploadState } from '../../client/uploads/upload-state.ts';
import { useSession } from './session.tsx';

export function useUploads(): readonly UploadState[] {
  const { uploads } = useSession();
  return useSyncExternalStore(uploads.subscribe, uploads.uploads);
}

export function useUpload(localId: string | null): UploadState | null {
  return useUploads().find((upload) => upload.localId === localId) ?? null;
}
