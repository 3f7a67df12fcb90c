/**
 * When the sound of packets of Opus is presented: all decoders go by it, whoever decodes. They give everything that is in the
 * packets, what an encoder put before the beginning too, at its time before it: who reads the sound leaves that out.
 */
import type { EncodedPacket } from 'mediabunny';
import { bytesOf } from '../../../base/bytes/bytes-of.ts';
import { delaySecOf } from '../../probe/opus-delay.ts';
import { OPUS_SAMPLE_RATE, type OpusHead, readOpusHead } from '../../probe/opus-head.ts';

/** Of one place of a file on, in its order. */
export class OpusTimes {
  private readonly delaySec: number;
  private readonly preSkipSec: number;
  private samples = 0;

  constructor(config: AudioDecoderConfig) {
    this.delaySec = delaySecOf(config);
    this.preSkipSec = headOf(config)?.preSkipSec ?? 0;
  }

  /** Of the first sample that comes out of the packet. */
  next({ data, timestamp, duration }: EncodedPacket): number {
    const fromSec = this.samples / OPUS_SAMPLE_RATE - this.preSkipSec;
    this.samples += samplesIn(data);
    const toSec = this.samples / OPUS_SAMPLE_RATE - this.preSkipSec;
    // Packets of Ogg that begin before 0 are given as beginning there, and so much shorter; those of recordings that begin
    // there have a length of their own, until the next came.
    const shownSec = Math.max(0, toSec) - Math.max(0, fromSec);
    const isCutAtZero = timestamp === 0 && Math.abs(duration - shownSec) * OPUS_SAMPLE_RATE < 0.5;
    return isCutAtZero ? fromSec : timestamp - this.delaySec;
  }
}

/** How many samples come out of a packet (RFC 6716, 3.1). */
export function samplesIn(packet: Uint8Array): number {
  const [kind, count = 0] = packet;
  if (kind === undefined) return 0;
  const frames = [1, 2, 2, count & 0x3f][kind & 3] ?? 0;
  return (frames * frameMs(kind >> 3) * OPUS_SAMPLE_RATE) / 1000;
}

function frameMs(mode: number): number {
  if (mode >= 16) return 2.5 * 2 ** (mode & 3);
  if (mode >= 12) return mode & 1 ? 20 : 10;
  return [10, 20, 40, 60][mode & 3] ?? 0;
}

/** Of a stream's configuration; null as of `readOpusHead`. */
export function headOf({ description }: AudioDecoderConfig): OpusHead | null {
  return readOpusHead(copyOf(description) ?? new Uint8Array());
}

export function copyOf(description: AllowSharedBufferSource | undefined): Uint8Array | null {
  return description === undefined ? null : bytesOf(description).slice();
}
