/** Uploads as React sees them. */
import { useMemo, useSyncExternalStore } from 'react';
import type { LeftUploads } from '../../../client/uploads/upload-manager.ts';
import { asTheirTurns, type UploadState } from '../../../client/uploads/upload-state.ts';
import { useSession } from '../connection/session.tsx';

export function useUploads(): readonly UploadState[] {
  const { uploads } = useSession();
  const all = useSyncExternalStore(uploads.subscribe, uploads.uploads);
  return useMemo(() => asTheirTurns(all), [all]);
}

export function useUpload(localId: string | null): UploadState | null {
  return useUploads().find((upload) => upload.localId === localId) ?? null;
}

/** What earlier visits left: until it is `read`, an upload that is not there may be one of them. */
export function useLeftUploads(): LeftUploads {
  const { uploads } = useSession();
  return useSyncExternalStore(uploads.subscribe, uploads.left);
}
