/** Chooses which key packets of a track are worth decoding to see how the picture changes. */
import { type EncodedPacket, EncodedPacketSink, type InputVideoTrack } from 'mediabunny';

/** Closer key frames than this tell nothing new about a talk. */
const MIN_SPACING_SEC = 2;
/** Encoders put an extra key frame where they see a cut; such a gap is shorter than the regular one. */
const EARLY_SHARE = 0.9;
/** Where key frames usually stand closer, each picture is one or nearly: none of them was put there for a cut. */
const CLOSE_SEC = 0.5;

export interface KeyTime {
  readonly timeSec: number;
  /** An encoder that keeps a regular distance left it before its time: probably it saw a cut. */
  readonly early: boolean;
}

/** Pure choice: the first, every early one, and otherwise one each `MIN_SPACING_SEC`. Times ascend. */
export function chooseKeyTimes(timesSec: readonly number[]): KeyTime[] {
  const gaps = timesSec.slice(1).map((time, index) => time - (timesSec[index] as number));
  const usualGap = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  const regularGap =
    usualGap < CLOSE_SEC ? 0 : gaps.reduce((longest, gap) => Math.max(longest, gap), usualGap);
  const chosen: KeyTime[] = [];
  timesSec.forEach((timeSec, index) => {
    const gap = index === 0 ? regularGap : (gaps[index - 1] as number);
    const early = gap < EARLY_SHARE * regularGap;
    const previous = chosen.at(-1);
    if (!previous || early || timeSec - previous.timeSec >= MIN_SPACING_SEC) chosen.push({ timeSec, early });
  });
  return chosen;
}

/** Presentation times of all key packets, from the index of the file, without their data. */
export async function keyTimesOf(track: InputVideoTrack): Promise<number[]> {
  const sink = new EncodedPacketSink(track);
  const times: number[] = [];
  let packet = await sink.getFirstKeyPacket({ metadataOnly: true });
  while (packet) {
    times.push(packet.timestamp);
    packet = await sink.getNextKeyPacket(packet, { metadataOnly: true });
  }
  return times;
}

export async function* keyPacketsAt(
  track: InputVideoTrack,
  times: readonly KeyTime[],
): AsyncGenerator<EncodedPacket, void> {
  const sink = new EncodedPacketSink(track);
  for (const { timeSec } of times) {
    const packet = await sink.getKeyPacket(timeSec);
    if (packet) yield packet;
  }
}
