/**
 * One clock for the tags of an FLV. A recorder that lost its stream and found it again goes on with other numbers: hours
 * ahead, or from 0. What comes then is put behind what was there, picture and sound as far apart as they say.
 */

/** Both are silent and still for longer only where the numbers are others. */
const AHEAD_MS = 3000;
/** Of a film of one of them. */
const AHEAD_ALONE_MS = 10_000;
/** Recorders that number by the clock of the machine stumble by less. */
const BACK_MS = 100;
/** Where the other one went on with new numbers already: it may have begun in front. */
const BACK_AFTER_OTHER_MS = 1000;
/** A step that may be a damaged number: the next one may lie before it. */
const LONG_STEP_MS = 500;
const FIRST_STEP_MS = 20;

interface Track {
  /** Added to its stamps. */
  readonly offsetMs: number;
  readonly firstMs: number;
  readonly lastMs: number;
  /** What comes next is not before. */
  readonly floorMs: number;
  /** Between two of its tags. */
  readonly stepMs: number;
}

type Kind = 'picture' | 'sound';

export class FlvClock {
  private readonly tracks: Partial<Record<Kind, Track>> = {};

  /** When a tag is to be decoded, in milliseconds. Asked of every tag of the file, in its order. */
  place(kind: Kind, stampMs: number): number {
    const own = this.tracks[kind];
    const other = this.tracks[kind === 'picture' ? 'sound' : 'picture'];
    const ms = placeOf(stampMs, own, other) ?? behind(own, other);
    const offsetMs = ms - stampMs;
    const stepMs = ms - (own?.lastMs ?? ms);
    const isUsual = own?.offsetMs === offsetMs && stepMs > 0 && stepMs < LONG_STEP_MS;
    this.tracks[kind] = {
      ...{ offsetMs, lastMs: ms },
      firstMs: own?.offsetMs === offsetMs ? own.firstMs : ms,
      floorMs: own !== undefined && stepMs >= LONG_STEP_MS ? own.lastMs : ms - BACK_MS,
      stepMs: isUsual ? stepMs : (own?.stepMs ?? FIRST_STEP_MS),
    };
    return ms;
  }
}

/** By the numbers of its own track, or by those the other one has come to; null where neither can be. */
function placeOf(stampMs: number, own: Track | undefined, other: Track | undefined): number | null {
  if (own === undefined) return firstPlaceOf(stampMs, other);
  const aheadMs = other === undefined ? AHEAD_ALONE_MS : AHEAD_MS;
  const latestMs = Math.max(own.lastMs, other?.lastMs ?? own.lastMs) + aheadMs;
  const byOwn = stampMs + own.offsetMs;
  const byOther = stampMs + (other?.offsetMs ?? own.offsetMs);
  const earliestByOther = Math.min(own.floorMs, own.lastMs - BACK_AFTER_OTHER_MS);
  const places = [
    ...(byOwn >= own.floorMs ? [byOwn] : []),
    ...(byOther !== byOwn && byOther >= earliestByOther ? [byOther] : []),
  ].filter((ms) => ms <= latestMs);
  const farFromNext = (ms: number): number => Math.abs(ms - own.lastMs - own.stepMs);
  return places.toSorted((a, b) => farFromNext(a) - farFromNext(b))[0] ?? null;
}

/** Of the first of a track: anywhere beside the other one. */
function firstPlaceOf(stampMs: number, other: Track | undefined): number | null {
  if (other === undefined) return stampMs;
  const ms = stampMs + other.offsetMs;
  return ms >= other.firstMs - AHEAD_ALONE_MS && ms <= other.lastMs + AHEAD_ALONE_MS ? ms : null;
}

function behind(own: Track | undefined, other: Track | undefined): number {
  const ownEndMs = own === undefined ? Number.NEGATIVE_INFINITY : own.lastMs + own.stepMs;
  return Math.max(ownEndMs, other?.lastMs ?? ownEndMs);
}
