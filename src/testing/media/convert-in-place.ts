/** Has one of the converters make a file of another, as the service does. Node only. */
import { open, readFile } from 'node:fs/promises';
import type { Conversion } from '../../media/convert/conversion.ts';
import type { MediaCall } from '../../media/media-call.ts';
import type { PositionedWriter } from '../../media/positioned-writer.ts';

export type Converter = (file: Blob, writer: PositionedWriter, call: MediaCall) => Promise<Conversion>;

export interface ConvertedFile {
  readonly conversion: Conversion;
  readonly writtenBytes: number;
  /** As it was told. */
  readonly shares: readonly number[];
}

export async function convertInPlace(convert: Converter, from: string, to: string): Promise<ConvertedFile> {
  const shares: number[] = [];
  let writtenBytes = 0;
  const handle = await open(to, 'w');
  const write = async (bytes: Uint8Array, position: number): Promise<void> => {
    writtenBytes += bytes.length;
    await handle.write(bytes, 0, bytes.byteLength, position);
  };
  const call = {
    signal: new AbortController().signal,
    onProgress: (share: number) => void shares.push(share),
  };
  try {
    const conversion = await convert(new Blob([await readFile(from)]), { write }, call);
    return { conversion, writtenBytes, shares };
  } finally {
    await handle.close();
  }
}
