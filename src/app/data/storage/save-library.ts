/** Writes the whole library to a file of the person's. */
import type { ApiClient } from '../../../client/api-client.ts';
import { saveStream } from './save-stream.ts';

/**
 * @param onBytes told how many have been written so far.
 * Rejects with ApiError where the library cannot be read, with AbortError where the person changes their mind.
 */
export function saveLibrary(
  client: ApiClient,
  onBytes: (written: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  return saveStream(`cliproom-${date}.tar`, () => client.library.read(signal), onBytes, signal);
}
