/** What an FLV holds, from all of its tags: the codecs of its picture and sound, what they say of themselves, when they begin. */
import { problem } from '../../contract/problems/problem.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { FlvClock } from './flv-clock.ts';
import { DESCRIBED, type FlvPacket, readFlvPacket } from './flv-packets.ts';
import { flvTags } from './flv-tags.ts';

export interface TimedPacket extends FlvPacket {
  readonly kind: 'picture' | 'sound';
  readonly decodeMs: number;
  /** How much of the file is read, 0 to 1. */
  readonly share: number;
}

export interface FlvTrack {
  /** Of most of its packets. */
  readonly codec: string;
  /** All of its codecs, in their order. */
  readonly inTurn: readonly string[];
  /** Each that packets follow, once. */
  readonly configs: readonly Uint8Array[];
  /** The first packet that can be decoded. */
  readonly first: Pick<TimedPacket, 'decodeMs' | 'compositionMs'> | null;
}

export interface FlvFilm {
  readonly file: Blob;
  readonly picture: FlvTrack | null;
  readonly sound: FlvTrack | null;
}

/** A film with more is damaged. */
const CONFIGS_MAX = 64;
const CONFIG_MAX_BYTES = 64 * 1024;
const CODECS_MAX = 64;
/** So many packets of another codec are no damage. */
const DAMAGED_MAX = 25;

/** Throws UnreadableMediaError where nothing is in it, the signal's reason. */
export async function openFlv(file: Blob, signal: AbortSignal): Promise<FlvFilm> {
  const found = { picture: new FoundTrack(), sound: new FoundTrack() };
  for await (const packet of flvPackets(file)) {
    signal.throwIfAborted();
    found[packet.kind].take(packet);
  }
  const [picture, sound] = [found.picture.track, found.sound.track];
  if (picture === null && sound === null) throw new UnreadableMediaError(problem('file_damaged'));
  return { file, picture, sound };
}

/** Everything there is to decode, of picture and sound, in the order of the file. */
export async function* flvPackets(file: Blob): AsyncGenerator<TimedPacket, void> {
  const clock = new FlvClock();
  for await (const tag of flvTags(file)) {
    const packet = readFlvPacket(tag);
    if (packet === null) continue;
    // What describes others is often numbered 0.
    const decodeMs = packet.holds === 'config' ? 0 : clock.place(tag.kind, tag.stampMs);
    yield { ...packet, kind: tag.kind, decodeMs, share: tag.endAt / file.size };
  }
}

interface FoundCodec {
  readonly codec: string;
  readonly configs: Uint8Array[];
  first: FlvTrack['first'];
  packets: number;
}

/** Nothing where only a description came, as of a sound that was not connected. */
class FoundTrack {
  private readonly codecs = new Map<string, FoundCodec>();
  private config: Pick<TimedPacket, 'codec' | 'data'> | null = null;

  get track(): FlvTrack | null {
    const found = [...this.codecs.values()];
    const [most] = found.toSorted((a, b) => b.packets - a.packets);
    if (most === undefined) return null;
    const inTurn = found.filter((one) => one === most || one.packets >= DAMAGED_MAX);
    return { ...most, inTurn: inTurn.map(({ codec }) => codec) };
  }

  take({ codec, holds, isKey, decodeMs, compositionMs, data }: TimedPacket): void {
    if (holds === 'config') {
      if (data.length <= CONFIG_MAX_BYTES) this.config = { codec, data: data.slice() };
      return;
    }
    const found = this.codecs.get(codec) ?? { codec, configs: [], first: null, packets: 0 };
    if (this.codecs.size < CODECS_MAX) this.codecs.set(codec, found);
    found.packets += 1;
    const { configs } = found;
    const described = this.config?.codec === codec ? this.config.data : null;
    if (described === null && DESCRIBED.includes(codec)) return;
    if (isKey) found.first ??= { decodeMs, compositionMs };
    if (described !== null && configs.length < CONFIGS_MAX && !configs.some((one) => isSame(one, described)))
      configs.push(described);
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
