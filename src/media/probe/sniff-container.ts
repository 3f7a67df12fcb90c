/** Recognises a video container by its first bytes, never by name or declared type. */
import type { SoundFormat } from '../../base/film/sniff-sound.ts';
import type { ContainerFormat } from './media-facts.ts';

/** How many bytes from the start of a file are worth giving to `sniffContainer`. */
export const SNIFF_BYTES = 4096;

/** No player opens these: another is made of them before anything else is done with them. */
export const CONVERTED: ReadonlySet<ContainerFormat | SoundFormat> = new Set([
  ...['avi', 'flv', 'aiff', 'caf'],
] as const);

const TS_PACKET_BYTES = 188;
/** Blu-ray puts a 4-byte time code before each transport packet. */
const M2TS_PACKET_BYTES = 192;
const TS_SYNC = 0x47;
const TS_PACKETS_TO_CHECK = 5;
/** Pictures in the same box format as MP4. */
const STILL_BRANDS = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
  'avif',
  'avis',
]);
/** QuickTime files before 2001 have no `ftyp` and start with one of these. */
const QUICKTIME_FIRST_BOXES = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);
const EBML_MAGIC = [0x1a, 0x45, 0xdf, 0xa3];
/** Its letters and its only version. */
const FLV_MAGIC = [0x46, 0x4c, 0x56, 1];
const EBML_DOC_TYPE = [0x42, 0x82];

/**
 * null for everything else: text, playlists, pictures, pure audio formats.
 * Sources: ISO/IEC 14496-12, 4.3; RFC 8794, 11.2; ISO/IEC 13818-1, 2.4.3; Microsoft RIFF; Adobe,
 * Video File Format Specification 10.1, E.2.
 */
export function sniffContainer(bytes: Uint8Array): ContainerFormat | null {
  const head = bytes.subarray(0, SNIFF_BYTES);
  if (ascii(head, 0) === 'RIFF' && ascii(head, 8) === 'AVI ') return 'avi';
  if (startsWith(head, EBML_MAGIC)) return sniffEbml(head);
  // What follows has letters for a magic; every real one has bytes that no text has.
  if (!head.some((byte) => byte < 9)) return null;
  if (startsWith(head, FLV_MAGIC)) return 'flv';
  return sniffBoxes(head) ?? sniffTransportStream(head);
}

function sniffBoxes(head: Uint8Array): ContainerFormat | null {
  const firstBox = ascii(head, 4);
  if (firstBox === 'ftyp') {
    const brand = ascii(head, 8);
    if (STILL_BRANDS.has(brand)) return null;
    return brand === 'qt  ' ? 'mov' : 'mp4';
  }
  return QUICKTIME_FIRST_BOXES.has(firstBox) ? 'mov' : null;
}

function sniffEbml(head: Uint8Array): ContainerFormat | null {
  for (let at = EBML_MAGIC.length; at + 3 < head.length; at += 1) {
    if (!startsWith(head.subarray(at), EBML_DOC_TYPE)) continue;
    const length = (head[at + 2] ?? 0) & 0x7f;
    const docType = String.fromCharCode(...head.subarray(at + 3, at + 3 + length)).replace(/\0+$/, '');
    if (docType === 'webm') return 'webm';
    return docType === 'matroska' ? 'mkv' : null;
  }
  return null;
}

function sniffTransportStream(head: Uint8Array): ContainerFormat | null {
  const plain = hasPackets(head, 0, TS_PACKET_BYTES);
  return plain || hasPackets(head, 4, M2TS_PACKET_BYTES) ? 'mpegts' : null;
}

function hasPackets(head: Uint8Array, offset: number, packetBytes: number): boolean {
  let packets = 0;
  for (let at = offset; at + 4 <= head.length && packets < TS_PACKETS_TO_CHECK; at += packetBytes) {
    // Sync byte, no transport error, and not the reserved adaptation field value.
    const error = (head[at + 1] ?? 0) & 0x80;
    const adaptation = (head[at + 3] ?? 0) & 0x30;
    if (head[at] !== TS_SYNC || error !== 0 || adaptation === 0) return false;
    packets += 1;
  }
  return packets >= 3;
}

function ascii(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}
