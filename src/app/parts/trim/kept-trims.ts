/**
 * Trims that are not applied yet, by what they trim: until then the service knows nothing of them, and this device
 * keeps them, so that a reload loses nothing.
 */
import { keepOnDevice } from '../../../base/browser/keep-on-device.ts';
import type { Span } from './trim-geometry.ts';

const KEY = 'cliproom.trims';
/** Of those made last; older ones are forgotten. */
const KEPT_MAX = 200;

type Kept = readonly (readonly [id: string, trim: KeptTrim])[];

export interface KeptTrim extends Span {
  /** What was trimmed; a trim of something else by now means nothing. Left out where it never changes. */
  readonly of?: Span;
}

/** Read again before it is written: other tabs trim other things. */
export function keepTrim(id: string, trim: KeptTrim | null): void {
  const others = [...keptTrims()].filter(([known]) => known !== id);
  const all: Kept = trim === null ? others : [[id, trim], ...others];
  keepOnDevice(KEY, JSON.stringify(all.slice(0, KEPT_MAX)));
}

export function keptTrims(): Map<string, KeptTrim> {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept);
  } catch {
    // Somebody else wrote there.
    return new Map();
  }
}
