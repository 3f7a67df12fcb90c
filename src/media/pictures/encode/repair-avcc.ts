/**
 * Mends the AVC decoder configuration of encoders that write the header byte of each parameter set twice, as Firefox
 * does (`67 67 64 00 28` for `67 64 00 28`). FFmpeg forgives it, other players do not.
 * Record: ISO/IEC 14496-15, 5.3.3.1; parameter sets: ITU-T H.264, 7.3.2.
 */
const SETS_AT = 5;
const SPS_COUNT_MASK = 0x1f;
const NAL_SPS = 7;

interface ParameterSets {
  readonly sps: readonly Uint8Array[];
  readonly pps: readonly Uint8Array[];
  /** Where what follows the sets begins: the fields of high profiles, or nothing. */
  readonly endAt: number;
}

/** The record itself where nothing is wrong with it, or where it is none. */
export function repairAvcc(record: Uint8Array): Uint8Array {
  const sets = readSets(record);
  const [first] = sets?.sps ?? [];
  // A sequence parameter set says its profile right after its header, as the record does.
  if (sets === null || first === undefined || !isDoubled(first) || first[2] !== record[1]) return record;
  const mended = (unit: Uint8Array): number[] => withLength(isDoubled(unit) ? unit.subarray(1) : unit);
  return Uint8Array.from([
    ...record.subarray(0, SETS_AT + 1),
    ...sets.sps.flatMap(mended),
    sets.pps.length,
    ...sets.pps.flatMap(mended),
    ...record.subarray(sets.endAt),
  ]);
}

function isDoubled(unit: Uint8Array): boolean {
  return unit.length > 2 && unit[0] === unit[1];
}

function withLength(unit: Uint8Array): number[] {
  return [unit.length >> 8, unit.length & 0xff, ...unit];
}

/** null where the bytes end inside what they announce. */
function readSets(record: Uint8Array): ParameterSets | null {
  let at = SETS_AT;
  const read = (count: number): Uint8Array[] | null => {
    const units: Uint8Array[] = [];
    for (let index = 0; index < count; index += 1) {
      const length = ((record[at] ?? 0) << 8) | (record[at + 1] ?? 0);
      const unit = record.subarray(at + 2, at + 2 + length);
      if (length === 0 || unit.length < length) return null;
      units.push(unit);
      at += 2 + length;
    }
    return units;
  };
  if (record.length <= SETS_AT) return null;
  const spsCount = (record[at] ?? 0) & SPS_COUNT_MASK;
  at += 1;
  const sps = read(spsCount);
  if (sps === null || sps.some((unit) => ((unit[0] ?? 0) & 0x1f) !== NAL_SPS)) return null;
  const ppsCount = record[at];
  if (ppsCount === undefined) return null;
  at += 1;
  const pps = read(ppsCount);
  return pps === null ? null : { sps, pps, endAt: at };
}
