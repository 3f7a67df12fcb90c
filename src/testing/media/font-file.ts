/** A font somebody could have: Anton, out of the WOFF file of its package (W3C WOFF 1.0, 3 and 5). */
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** Its compressed form. */
export function webFontFile(): Buffer {
  return readFileSync(
    new URL('../../../node_modules/@fontsource/anton/files/anton-latin-400-normal.woff', import.meta.url),
  );
}

/** TrueType. */
export function fontFile(): Buffer {
  const woff = webFontFile();
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * count);
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  const bodies: Buffer[] = [];
  let at = directory.length;
  for (let table = 0; table < count; table += 1) {
    const [from, to] = [44 + 20 * table, 12 + 16 * table];
    const [offset, packedBytes, sizeBytes] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as [
      number,
      number,
      number,
    ];
    const packed = woff.subarray(offset, offset + packedBytes);
    const body = Buffer.alloc(Math.ceil(sizeBytes / 4) * 4);
    body.set(packedBytes < sizeBytes ? inflateSync(packed) : packed);
    woff.copy(directory, to, from, from + 4);
    directory.writeUInt32BE(woff.readUInt32BE(from + 16), to + 4);
    directory.writeUInt32BE(at, to + 8);
    directory.writeUInt32BE(sizeBytes, to + 12);
    bodies.push(body);
    at += body.length;
  }
  return Buffer.concat([directory, ...bodies]);
}
