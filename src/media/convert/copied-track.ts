/** Packets as a track of MP4, as they are. */
import type { AudioSource, EncodedPacket, VideoSource } from 'mediabunny';
import type { Mp4Track } from './mp4-track.ts';

export interface CopiedPackets<Config> {
  /** In the order of decoding, with the times at which they are presented. */
  readonly packets: readonly EncodedPacket[];
  /** Of them and of all others; null where there are none yet. */
  readonly config: Config | null;
  /** How far the track is with them. */
  readonly endSec: number;
  /** How much of the file is read, 0 to 1. */
  readonly share: number;
}

interface PacketSource<Config> {
  add(packet: EncodedPacket, meta: { decoderConfig?: Config }): Promise<void>;
  close(): void;
}

export class CopiedTrack<Source extends PacketSource<Config> & (VideoSource | AudioSource), Config>
  implements Mp4Track<Source>
{
  readonly source: Source;
  timeSec = 0;
  share = 0;
  private readonly pieces: AsyncGenerator<CopiedPackets<Config>, void>;

  constructor(source: Source, pieces: AsyncGenerator<CopiedPackets<Config>, void>) {
    this.source = source;
    this.pieces = pieces;
  }

  /** Throws what the pieces throw. */
  async step(): Promise<boolean> {
    const next = await this.pieces.next();
    if (next.done) {
      this.source.close();
      return false;
    }
    const { packets, config, endSec, share } = next.value;
    this.share = share;
    this.timeSec = endSec;
    for (const packet of packets)
      await this.source.add(packet, config === null ? {} : { decoderConfig: config });
    return true;
  }

  async close(): Promise<void> {
    await this.pieces.return();
  }
}
