/**
 * Pictures and sounds that a transport stream lists and the library does not open, so that they are not taken for ones
 * that are not there: what television sends. Sources: ISO/IEC 13818-1, 2.4.4.8 and table 2-34; SMPTE RA for the names of
 * private streams; the types of Blu-ray as AVCHD has them.
 */
import { concatBytes } from '../../base/bytes/concat-arrays.ts';

export interface UnopenedStreams {
  /** Names of codecs; null where there is none. */
  readonly picture: string | null;
  readonly sound: string | null;
}

/** The table stands in the first packets, and is sent again some ten times a second. */
const LOOKED_AT_BYTES = 2 * 1024 * 1024;
const SYNC = 0x47;
const PACKET_BYTES = 188;
const PROGRAM_MAP = 2;
const REGISTRATION = 5;
const PRIVATE = 6;
const CRC_BYTES = 4;
const PICTURES: Readonly<Record<number, string>> = {
  1: 'MPEG-1',
  2: 'MPEG-2',
  16: 'MPEG-4 Part 2',
  33: 'JPEG 2000',
  51: 'VVC (H.266)',
  66: 'AVS',
  234: 'VC-1',
};
const SOUNDS: Readonly<Record<number, string>> = {
  17: 'AAC in LATM',
  128: 'LPCM of Blu-ray',
  131: 'Dolby TrueHD',
  132: 'E-AC-3 (Dolby Digital Plus)',
};
const PRIVATE_SOUNDS: Readonly<Record<string, string>> = {
  Opus: 'Opus',
  BSSD: 'PCM (SMPTE 302M)',
  'AC-3': 'AC-3 (Dolby Digital)',
  EAC3: 'E-AC-3 (Dolby Digital Plus)',
  'AC-4': 'AC-4 (Dolby)',
};

/** The first of each; of a file without a table, none. */
export async function unopenedStreams(file: Blob): Promise<UnopenedStreams> {
  const head = new Uint8Array(await file.slice(0, LOOKED_AT_BYTES).arrayBuffer());
  const table = programMapOf(head);
  let picture: string | null = null;
  let sound: string | null = null;
  for (const { type, names } of table === null ? [] : streamsOf(table)) {
    picture ??= PICTURES[type] ?? null;
    sound ??=
      (type === PRIVATE ? names.map((name) => PRIVATE_SOUNDS[name]).find(Boolean) : SOUNDS[type]) ?? null;
  }
  return { picture, sound };
}

/** From its table number on to its end; null where there is none whole. */
function programMapOf(head: Uint8Array): Uint8Array | null {
  const first = head[0] === SYNC ? 0 : 4;
  const begun = new Map<number, Uint8Array>();
  for (let at = first; at + PACKET_BYTES <= head.length; at += PACKET_BYTES + first) {
    const packet = head.subarray(at, at + PACKET_BYTES);
    const pid = (((packet[1] ?? 0) & 0x1f) << 8) | (packet[2] ?? 0);
    const begins = ((packet[1] ?? 0) & 0x40) !== 0;
    const hasField = ((packet[3] ?? 0) & 0x20) !== 0;
    const payload = packet.subarray(4 + (hasField ? 1 + (packet[4] ?? 0) : 0));
    const before = begun.get(pid);
    if (!begins && before === undefined) continue;
    const section = begins
      ? payload.subarray(1 + (payload[0] ?? 0))
      : concatBytes([before ?? new Uint8Array(), payload]);
    if (section[0] !== PROGRAM_MAP) continue;
    const bytes = 3 + ((((section[1] ?? 0) & 0x0f) << 8) | (section[2] ?? 0));
    if (section.length >= bytes) return section.subarray(0, bytes);
    begun.set(pid, section);
  }
  return null;
}

/** Types of streams, with the names that private ones are registered by. */
function streamsOf(table: Uint8Array): { type: number; names: string[] }[] {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const end = table.length - CRC_BYTES;
  const streams: { type: number; names: string[] }[] = [];
  if (table.length < 12) return streams;
  for (let at = 12 + (view.getUint16(10) & 0x0fff); at + 5 <= end; ) {
    const next = at + 5 + (view.getUint16(at + 3) & 0x0fff);
    streams.push({ type: view.getUint8(at), names: namesIn(table.subarray(at + 5, Math.min(next, end))) });
    at = next;
  }
  return streams;
}

function namesIn(descriptors: Uint8Array): string[] {
  const names: string[] = [];
  for (let at = 0; at + 6 <= descriptors.length; at += 2 + (descriptors[at + 1] ?? 0))
    if (descriptors[at] === REGISTRATION)
      names.push(String.fromCharCode(...descriptors.subarray(at + 2, at + 6)));
  return names;
}
