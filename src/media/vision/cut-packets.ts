/** Reads packets instead of pictures: where in a stretch a cut probably is, and what need not be decoded. Pure. */

/** One packet of the stretch, in decoding order. */
export interface PacketSize {
  readonly timeSec: number;
  readonly sizeBytes: number;
  readonly isKey: boolean;
}

/** A picture that cannot be predicted from the one before is larger than its neighbours; a wrong guess costs little. */
const SPIKE_RATIO = 1.3;
/** The picture after a key frame is often large too, so one guess is not enough. */
const MAX_SPIKES = 3;
const NAL_SLICE = 1;

/** Times of the few packets that stand out, ascending; none where all are alike. */
export function spikeTimes(packets: readonly PacketSize[]): number[] {
  const deltas = packets.filter(({ isKey }) => !isKey).sort((a, b) => b.sizeBytes - a.sizeBytes);
  const usual = deltas[Math.ceil((deltas.length - 1) * 0.25)]?.sizeBytes ?? 0;
  return deltas
    .slice(0, MAX_SPIKES)
    .filter(({ sizeBytes }) => sizeBytes >= SPIKE_RATIO * usual)
    .map(({ timeSec }) => timeSec)
    .sort((a, b) => a - b);
}

/**
 * True for an H.264 picture that no other is predicted from (nal_ref_idc 0; ITU-T H.264, 7.4.1). `data` is
 * one picture with each unit after its length in 4 bytes, as MP4 and Matroska store it.
 */
export function isDisposableAvc(data: Uint8Array): boolean {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  for (let at = 0; at + 5 <= data.byteLength; ) {
    const header = view.getUint8(at + 4);
    if ((header & 0x1f) === NAL_SLICE) return header >> 5 === 0;
    at += 4 + view.getUint32(at);
  }
  return false;
}
