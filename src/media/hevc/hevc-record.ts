/** HEVCDecoderConfigurationRecord (ISO/IEC 14496-15, 8.3.3.1), and how it is asked for (its annex E). */
import { readHevcSize } from './sequence-size.ts';

export interface HevcStream {
  /** With lengths of 4 bytes before units. */
  readonly config: VideoDecoderConfig;
  /** The parameter sets in its description. */
  readonly sets: readonly Uint8Array[];
  /** Of the lengths before units, as the record was. */
  readonly prefixBytes: number;
}

const RECORD_HEAD_BYTES = 23;
const PREFIX_AT = 21;
const SEQUENCE_SET = 33;
const PROFILE_SPACES = ['', 'A', 'B', 'C'];

/** null for bytes that are no such record, or have no sequence parameters. Throws RangeError for damaged ones. */
export function readHevcRecord(record: Uint8Array): HevcStream | null {
  if (record.length < RECORD_HEAD_BYTES || record[0] !== 1) return null;
  const sets = setsOf(record);
  const sequence = sets.find((unit) => hevcUnitType(unit) === SEQUENCE_SET);
  if (sequence === undefined) return null;
  const { widthPx, heightPx } = readHevcSize(sequence);
  const description = new Uint8Array(record);
  description[PREFIX_AT] = (record[PREFIX_AT] ?? 0) | 3;
  return {
    config: { codec: codecOf(record), codedWidth: widthPx, codedHeight: heightPx, description },
    ...{ sets, prefixBytes: ((record[PREFIX_AT] ?? 0) & 3) + 1 },
  };
}

/** `nal_unit_type` */
export function hevcUnitType(unit: Uint8Array): number {
  return ((unit[0] ?? 0) >> 1) & 0x3f;
}

function setsOf(record: Uint8Array): Uint8Array[] {
  const view = new DataView(record.buffer, record.byteOffset, record.byteLength);
  const sets: Uint8Array[] = [];
  let at = RECORD_HEAD_BYTES;
  for (let arrays = record[RECORD_HEAD_BYTES - 1] ?? 0; arrays > 0; arrays -= 1) {
    const units = view.getUint16(at + 1);
    at += 3;
    for (let unit = 0; unit < units; unit += 1) {
      const length = view.getUint16(at);
      sets.push(record.subarray(at + 2, at + 2 + length));
      at += 2 + length;
    }
  }
  return sets.filter(({ length }) => length > 0);
}

/** Such as `hvc1.1.6.L93.B0`. */
function codecOf(record: Uint8Array): string {
  const profile = record[1] ?? 0;
  const view = new DataView(record.buffer, record.byteOffset, record.byteLength);
  const constraints = [...record.subarray(6, 12)];
  while (constraints.at(-1) === 0) constraints.pop();
  return [
    'hvc1',
    `${PROFILE_SPACES[profile >> 6] ?? ''}${profile & 31}`,
    reversed(view.getUint32(2)).toString(16).toUpperCase(),
    `${(profile & 0x20) === 0 ? 'L' : 'H'}${record[12] ?? 0}`,
    ...constraints.map((byte) => byte.toString(16).toUpperCase()),
  ].join('.');
}

/** Its 32 bits from behind. */
function reversed(bits: number): number {
  let value = 0;
  for (let bit = 0; bit < 32; bit += 1) value = value * 2 + ((bits >>> bit) & 1);
  return value;
}
