/** The size of a PNG whose every part is whole (W3C PNG, third edition, 5). Pixels are not decoded. */
import { crc32 } from './crc32.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, type and checksum. */
const CHUNK_FRAME_BYTES = 12;

/** null for anything else. */
export function pngSize(
  bytes: Uint8Array<ArrayBuffer>,
): { readonly widthPx: number; readonly heightPx: number } | null {
  if (SIGNATURE.some((byte, at) => bytes[at] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: { widthPx: number; heightPx: number } | null = null;
  let hasPixels = false;
  for (let at = SIGNATURE.length; at + CHUNK_FRAME_BYTES <= bytes.length; ) {
    const lengthBytes = view.getUint32(at);
    const end = at + CHUNK_FRAME_BYTES + lengthBytes;
    if (end > bytes.length) return null;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return null;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (size === null && (type !== 'IHDR' || lengthBytes !== 13)) return null;
    if (type === 'IHDR') size = { widthPx: view.getUint32(at + 8), heightPx: view.getUint32(at + 12) };
    if (type === 'IDAT') hasPixels = true;
    if (type === 'IEND') return hasPixels && size !== null && size.widthPx * size.heightPx > 0 ? size : null;
    at = end;
  }
  return null;
}
