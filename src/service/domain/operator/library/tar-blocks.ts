/**
 * The blocks of a tar archive, written and read: regular files under short names, of any size. Pure. Source:
 * POSIX.1-2017, pax, "ustar Interchange Format" and "pax Extended Header".
 */
import { concatBytes } from '../../../../base/bytes/concat-arrays.ts';
export const TAR_BLOCK_BYTES = 512;

/** Ends an archive. */
export const TAR_END = new Uint8Array(2 * TAR_BLOCK_BYTES);

/** Eleven octal digits. */
const USTAR_SIZE_MAX = 8 ** 11 - 1;
const NAME_MAX_BYTES = 100;
const SIZE = { at: 124, bytes: 12 } as const;
const CHECKSUM = { at: 148, bytes: 8 } as const;
const TYPE_AT = 156;
const FILE = '0';
const PAX = 'x';

export interface TarEntry {
  readonly name: string;
  readonly sizeBytes: number;
}

/** Bytes that stand before the file, then `tarPadding` after it. */
export function tarHeader({ name, sizeBytes }: TarEntry): Uint8Array {
  if (sizeBytes <= USTAR_SIZE_MAX) return ustarBlock(name, sizeBytes, FILE);
  const record = new TextEncoder().encode(paxRecord('size', String(sizeBytes)));
  return concatBytes([
    ustarBlock('pax', record.byteLength, PAX),
    record,
    tarPadding(record.byteLength),
    ustarBlock(name, 0, FILE),
  ]);
}

/** Fills a file up to the next block. */
export function tarPadding(sizeBytes: number): Uint8Array {
  return new Uint8Array((TAR_BLOCK_BYTES - (sizeBytes % TAR_BLOCK_BYTES)) % TAR_BLOCK_BYTES);
}

export type TarHeader =
  | { readonly kind: 'file'; readonly entry: TarEntry }
  /** The next header belongs to a file of the size its records say. */
  | { readonly kind: 'pax'; readonly sizeBytes: number }
  | { readonly kind: 'end' };

/** null for a block that is no header of a regular file. */
export function readTarHeader(block: Uint8Array): TarHeader | null {
  if (block.every((byte) => byte === 0)) return { kind: 'end' };
  const checksum = Number.parseInt(text(block, CHECKSUM.at, CHECKSUM.bytes).trim(), 8);
  const sizeBytes = Number.parseInt(text(block, SIZE.at, SIZE.bytes).trim(), 8);
  if (checksum !== checksumOf(block) || !Number.isSafeInteger(sizeBytes)) return null;
  const type = text(block, TYPE_AT, 1);
  if (type === PAX) return { kind: 'pax', sizeBytes };
  const isFile = type === FILE || type === '';
  return isFile ? { kind: 'file', entry: { name: text(block, 0, NAME_MAX_BYTES), sizeBytes } } : null;
}

/** The size a pax header gives to the file after it; null where it gives none. */
export function paxSize(records: Uint8Array): number | null {
  const size = /(?:^|\n)\d+ size=(\d+)\n/.exec(new TextDecoder().decode(records))?.[1];
  return size === undefined || !Number.isSafeInteger(Number(size)) ? null : Number(size);
}

function ustarBlock(name: string, sizeBytes: number, type: string): Uint8Array {
  const block = new Uint8Array(TAR_BLOCK_BYTES);
  const put = (at: number, value: string): void => {
    block.set(new TextEncoder().encode(value), at);
  };
  if (new TextEncoder().encode(name).byteLength > NAME_MAX_BYTES)
    throw new Error(`The name ${name} is too long for this archive.`);
  put(0, name);
  put(100, '0000644\0');
  put(108, '0000000\0');
  put(116, '0000000\0');
  put(SIZE.at, `${octal(sizeBytes, 11)}\0`);
  put(136, `${octal(0, 11)}\0`);
  put(TYPE_AT, type);
  put(257, 'ustar\x0000');
  put(CHECKSUM.at, `${octal(checksumOf(block), 6)}\0 `);
  return block;
}

/** Sum of all bytes, those of the checksum itself taken as spaces. */
function checksumOf(block: Uint8Array): number {
  return block.reduce((sum, byte, at) => {
    const isChecksum = at >= CHECKSUM.at && at < CHECKSUM.at + CHECKSUM.bytes;
    return sum + (isChecksum ? 0x20 : byte);
  }, 0);
}

/** `<length> <key>=<value>\n`, where the length counts its own digits. */
function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  let length = rest.length;
  while (String(length).length + rest.length !== length) length = String(length).length + rest.length;
  return length + rest;
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

/** Up to the first NUL. */
function text(block: Uint8Array, at: number, bytes: number): string {
  const field = block.subarray(at, at + bytes);
  const end = field.indexOf(0);
  return new TextDecoder().decode(end < 0 ? field : field.subarray(0, end));
}
