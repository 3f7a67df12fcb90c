/** Writes the whole library to a file of the person's, as a stream where the browser can write to one. */
import type { ApiClient } from '../../client/api-client.ts';
import { saveFile } from './save-file.ts';

interface SavePicker {
  showSaveFilePicker?(options: { suggestedName: string }): Promise<FileSystemFileHandle>;
}

/**
 * @param onBytes told how many have been written so far.
 * Rejects with ApiError where the library cannot be read, with AbortError where the person changes their mind.
 */
export async function saveLibrary(
  client: ApiClient,
  onBytes: (written: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  // Asked before anything is read: a picker opens only right after a click.
  const target = await (window as SavePicker).showSaveFilePicker?.({ suggestedName: `cliproom-${date}.tar` });
  const { filename, body } = await client.library.read(signal);
  let written = 0;
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        written += chunk.byteLength;
        onBytes(written);
        controller.enqueue(chunk);
      },
    }),
    { signal },
  );
  if (target === undefined) saveFile(await new Response(counted).blob(), filename);
  else await counted.pipeTo(await target.createWritable(), { signal });
}
