/** Tables over signal and light for `toneMapPicture` in tones.as.ts: the powers and logarithms, worked out once. */
import { type HdrTransfer, hlgGain, signalLight } from './hdr-light.ts';
import { screenSignal } from './sdr-signal.ts';

/** Numbers of one table, over 0 to 1; the kernel has the same. */
const ENTRIES = 4096;

const built = new Map<HdrTransfer, Float32Array<ArrayBuffer>>();

/** Light of signals, gain by the root of luminance (zero where there is none), screen's signal by the root of light. */
export function toneTables(transfer: HdrTransfer): Float32Array<ArrayBuffer> {
  const known = built.get(transfer);
  if (known) return known;
  const tables = new Float32Array(3 * ENTRIES);
  for (let entry = 0; entry < ENTRIES; entry += 1) {
    const at = entry / (ENTRIES - 1);
    tables[entry] = signalLight(transfer, at);
    tables[ENTRIES + entry] = transfer === 'hlg' ? hlgGain(at ** 2) : 0;
    tables[2 * ENTRIES + entry] = screenSignal(at ** 2);
  }
  built.set(transfer, tables);
  return tables;
}
