/** A library file as somebody makes it who means harm. */
import { crc32 } from '../../base/bytes/crc32.ts';
import { readTar } from '../../service/domain/operator/library/read-tar.ts';
import { TAR_END, tarHeader, tarPadding } from '../../service/domain/operator/library/tar-blocks.ts';

/** The library file with other text in its manifest or rows; its checks are made anew, as somebody who means harm would. */
export async function rewritten(file: Blob, change: (name: string, text: string) => string): Promise<Blob> {
  const tar = readTar(file.stream());
  const parts: Uint8Array[] = [];
  const checks: Record<string, number> = {};
  for (let entry = await tar.next(); entry !== null; entry = await tar.next()) {
    const read: Uint8Array[] = [];
    for await (const part of tar.content()) read.push(part.slice());
    let bytes: Uint8Array = Buffer.concat(read);
    if (/^(rows\/|manifest)/.test(entry.name))
      bytes = Buffer.from(change(entry.name, Buffer.from(bytes).toString()));
    if (entry.name === 'checks.json') bytes = Buffer.from(JSON.stringify(checks));
    checks[entry.name] = crc32(bytes);
    const sizeBytes = bytes.byteLength;
    parts.push(tarHeader({ name: entry.name, sizeBytes }), bytes, tarPadding(sizeBytes));
  }
  return new Blob([...parts, TAR_END] as BlobPart[]);
}
