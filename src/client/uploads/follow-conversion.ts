/** Shows how far a service is with converting a file, while the request that completes the upload waits. */
import type { ApiMethods } from '../api-client.ts';
import { ApiError } from '../api-error.ts';
import { pause } from '../pause.ts';

const LOOK_EVERY_MS = 2000;

/** Tells every change until `signal` aborts or the upload is open no more. Never rejects. */
export async function followConversion(
  api: ApiMethods,
  uploadId: string,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  let told: number | null = null;
  try {
    for (;;) {
      await pause(LOOK_EVERY_MS, signal);
      const { upload } = await api.get_upload({ params: { uploadId } }, { signal, urgency: 'follow' });
      const share = upload.conversion?.progress ?? null;
      if (share !== null && share !== told && !signal.aborted) onShare(share);
      told = share;
    }
  } catch (error) {
    // The request that completes the upload says what is wrong; this only watches it.
    if (!signal.aborted && !(error instanceof ApiError)) throw error;
  }
}
