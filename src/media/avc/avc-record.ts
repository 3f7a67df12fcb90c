/** AVCDecoderConfigurationRecord, and units behind their lengths as it says (ISO/IEC 14496-15, 5.3.3.1). */
import { describeUnits, isParameterSet, isSequenceSet, splitUnits } from './avc-packets.ts';
import { readSequenceParameters, type SequenceParameters } from './sequence-parameters.ts';

/** Of the lengths before units; null for bytes that are no such record. */
export function prefixBytesOf(record: Uint8Array): number | null {
  return record[0] === 1 && record.length > 6 ? ((record[4] ?? 0) & 3) + 1 : null;
}

/** The parameter sets of such a record, or of a stream with start codes. */
export function unitsOfRecord(record: Uint8Array): Uint8Array[] {
  if (prefixBytesOf(record) === null) return splitUnits(record);
  const units: Uint8Array[] = [];
  let at = 5;
  for (const mask of [0x1f, 0xff]) {
    const count = (record[at] ?? 0) & mask;
    at += 1;
    for (let index = 0; index < count; index += 1) {
      const length = ((record[at] ?? 0) << 8) | (record[at + 1] ?? 0);
      units.push(record.subarray(at + 2, at + 2 + length));
      at += 2 + length;
    }
  }
  return units.filter(({ length }) => length > 0);
}

export function splitPrefixed(bytes: Uint8Array, prefixBytes: number): Uint8Array[] {
  const units: Uint8Array[] = [];
  for (let at = 0; at + prefixBytes <= bytes.length; ) {
    let length = 0;
    for (let index = 0; index < prefixBytes; index += 1) length = length * 256 + (bytes[at + index] ?? 0);
    const unit = bytes.subarray(at + prefixBytes, at + prefixBytes + length);
    if (unit.length > 0) units.push(unit);
    at += prefixBytes + length;
  }
  return units;
}

export interface AvcStream {
  readonly parameters: SequenceParameters;
  /** With lengths of 4 bytes before units. */
  readonly config: VideoDecoderConfig;
  /** The parameter sets in its description. */
  readonly sets: readonly Uint8Array[];
}

/** What a decoder is told of the stream that these units are of; null without parameter sets. Throws RangeError for damaged ones. */
export function avcStreamOf(units: readonly Uint8Array[]): AvcStream | null {
  const sps = units.findLast(isSequenceSet);
  if (sps === undefined) return null;
  const parameters = readSequenceParameters(sps);
  const description = describeUnits(units);
  if (description === null) return null;
  const { widthPx, heightPx, sampleAspect } = parameters;
  return {
    parameters,
    sets: units.filter(isParameterSet),
    config: {
      codec: description.codec,
      codedWidth: widthPx,
      codedHeight: heightPx,
      displayAspectWidth: widthPx * sampleAspect[0],
      displayAspectHeight: heightPx * sampleAspect[1],
      description: description.bytes as Uint8Array<ArrayBuffer>,
    },
  };
}
