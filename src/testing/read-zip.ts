/**
 * A reader of ZIP files that shares nothing with what writes them: APPNOTE.TXT 6.3.10 of PKWARE, as far as stored
 * entries go. For tests; whole files in memory.
 */
import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const UTF8_NAMES = 0x800;

/** By name, in the order of the directory. Throws where a part is not where it should be, or its sum is wrong. */
export function readZip(file: Buffer): Map<string, Buffer> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || file.length - end < END_BYTES || file.readUInt32LE(end) !== END)
    throw new Error('The ZIP has no end.');
  const count = file.readUInt16LE(end + 10);
  const entries = new Map<string, Buffer>();
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (file.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error(`Entry ${index} is not in the directory.`);
    const [nameBytes, extraBytes, noteBytes] = [28, 30, 32].map((field) => file.readUInt16LE(at + field));
    if ((file.readUInt16LE(at + 8) & UTF8_NAMES) === 0) throw new Error('A name is not said to be UTF-8.');
    const nameEnd = at + ENTRY_BYTES + (nameBytes ?? 0);
    const name = file.toString('utf8', at + ENTRY_BYTES, nameEnd);
    const bytes = contentOf(file, at);
    if (crc32(bytes) !== file.readUInt32LE(at + 16)) throw new Error(`${name} is damaged.`);
    entries.set(name, bytes);
    at = nameEnd + (extraBytes ?? 0) + (noteBytes ?? 0);
  }
  return entries;
}

function contentOf(file: Buffer, entry: number): Buffer {
  const method = file.readUInt16LE(entry + 10);
  const sizeBytes = file.readUInt32LE(entry + 20);
  const local = file.readUInt32LE(entry + 42);
  const start = local + LOCAL_BYTES + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  const packed = file.subarray(start, start + sizeBytes);
  return method === 0 ? packed : inflateRawSync(packed);
}
