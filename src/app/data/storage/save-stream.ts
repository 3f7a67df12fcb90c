/** Writes a stream to a file of the person's, as a stream where the browser can write to one. */
import { blobOfStream } from '../../../base/bytes/blob-of-stream.ts';
import { saveFile } from './save-file.ts';

interface SavePicker {
  showSaveFilePicker?(options: { suggestedName: string }): Promise<FileSystemFileHandle>;
}

export interface SavedStream {
  readonly filename: string;
  readonly body: ReadableStream<Uint8Array>;
}

/**
 * @param open begins to read, after the person has chosen a place
 * @param onBytes told how many have been written so far.
 * Rejects as `open` and its stream do, and with AbortError where the person changes their mind; nothing half is left.
 */
export async function saveStream(
  suggestedName: string,
  open: () => Promise<SavedStream>,
  onBytes: (written: number) => void,
  signal: AbortSignal,
): Promise<void> {
  // Asked before anything is read: a picker opens only right after a click.
  const target = await (window as SavePicker).showSaveFilePicker?.({ suggestedName });
  const { filename, body } = await open();
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
  if (target === undefined) saveFile(await blobOfStream(counted, ''), filename);
  else await counted.pipeTo(await target.createWritable(), { signal });
}
