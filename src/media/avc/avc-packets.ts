/** H.264 as MP4 stores it, from the byte stream encoders write (ITU-T H.264 annex B; ISO/IEC 14496-15, 5.3.3). */
import { readSampleFormat } from './sequence-parameters.ts';

const NAL_SPS = 7;
const NAL_PPS = 8;

/** Units between start codes, without them. */
export function splitUnits(stream: Uint8Array): Uint8Array[] {
  const starts: { code: number; unit: number }[] = [];
  for (let at = 0; at + 3 <= stream.length; at += 1) {
    if (stream[at] !== 0 || stream[at + 1] !== 0 || stream[at + 2] !== 1) continue;
    starts.push({ code: at > 0 && stream[at - 1] === 0 ? at - 1 : at, unit: at + 3 });
    at += 2;
  }
  return starts.map(({ unit }, index) =>
    withoutTrailingZeros(stream.subarray(unit, starts[index + 1]?.code)),
  );
}

/** Each unit after its length in 4 bytes; parameter sets are left out, since the description has them. */
export function toLengthPrefixed(stream: Uint8Array): Uint8Array {
  return withLengths(splitUnits(stream).filter((unit) => !isParameterSet(unit)));
}

/** Each unit after its length in 4 bytes. */
export function withLengths(units: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const packet = new Uint8Array(units.reduce((size, unit) => size + 4 + unit.length, 0));
  const view = new DataView(packet.buffer);
  let at = 0;
  for (const unit of units) {
    view.setUint32(at, unit.length);
    packet.set(unit, at + 4);
    at += 4 + unit.length;
  }
  return packet;
}

export interface AvcDescription {
  /** AVCDecoderConfigurationRecord. */
  readonly bytes: Uint8Array;
  /** RFC 6381, as the stream itself says. */
  readonly codec: string;
}

/** null where the stream has no parameter sets. */
export function describeAvc(stream: Uint8Array): AvcDescription | null {
  return describeUnits(splitUnits(stream));
}

/** The same of units that have come apart already. */
export function describeUnits(units: readonly Uint8Array[]): AvcDescription | null {
  const sps = units.filter(isSequenceSet);
  const pps = units.filter((unit) => unitType(unit) === NAL_PPS);
  const [first] = sps;
  if (first === undefined || pps.length === 0 || first.length < 4) return null;
  const profile = first.subarray(1, 4);
  const isHigh = [100, 110, 122, 144].includes(profile[0] ?? 0);
  // High profiles say sample format and depth once more.
  const extension = isHigh ? sampleFormatOf(first) : [];
  const bytes = Uint8Array.from([
    ...[1, ...profile, 0xff],
    ...[0xe0 | sps.length, ...sps.flatMap(withLength)],
    ...[pps.length, ...pps.flatMap(withLength)],
    ...extension,
  ]);
  const hex = [...profile].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { bytes, codec: `avc1.${hex}` };
}

function sampleFormatOf(sps: Uint8Array): number[] {
  const { chromaFormat, lumaBits, chromaBits } = readSampleFormat(sps);
  return [0xfc | chromaFormat, 0xf8 | (lumaBits - 8), 0xf8 | (chromaBits - 8), 0];
}

function withLength(unit: Uint8Array): number[] {
  return [unit.length >> 8, unit.length & 0xff, ...unit];
}

export function isParameterSet(unit: Uint8Array): boolean {
  return isSequenceSet(unit) || unitType(unit) === NAL_PPS;
}

export function isSequenceSet(unit: Uint8Array): boolean {
  return unitType(unit) === NAL_SPS;
}

/** `nal_unit_type` */
export function unitType(unit: Uint8Array): number {
  return (unit[0] ?? 0) & 0x1f;
}

function withoutTrailingZeros(unit: Uint8Array): Uint8Array {
  let end = unit.length;
  while (end > 0 && unit[end - 1] === 0) end -= 1;
  return unit.subarray(0, end);
}
