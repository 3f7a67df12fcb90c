/**
 * An ADTS frame of a transport stream that says it has no bytes keeps mediabunny 1.61 where it is: it gives that frame for
 * ever, out of memory, so that neither the file nor a timer could end it. FFmpeg looks for the next frame behind it; with
 * this the library does, too.
 */
import type { EncodedPacket, InputAudioTrack } from 'mediabunny';

/** How the library reads on in a stream; none of it is part of its published types. */
interface Reading {
  suppliedPacket: { readonly pts: number; readonly data: Uint8Array } | null;
  nextPts: number | null;
  /** Sets `suppliedPacket`, null behind the last. */
  markNextPacket(): Promise<void>;
  skip(bytes: number): void;
}

interface StreamBacking {
  getFirstPacket(options: object): Promise<EncodedPacket | null>;
  readonly packetBuffers: WeakMap<EncodedPacket, { readonly context: Reading }>;
}

const taught = new WeakSet<object>();

/** @param track of a transport stream */
export async function passEmptyFrames(track: InputAudioTrack): Promise<void> {
  const backing = (track as unknown as { readonly _backing: StreamBacking })._backing;
  const first = await backing.getFirstPacket({ metadataOnly: true });
  const reading = first && backing.packetBuffers.get(first)?.context;
  if (!reading) return;
  // All streams read by one prototype, which is not exported.
  const ways = Object.getPrototypeOf(reading) as Reading;
  if (taught.has(ways)) return;
  taught.add(ways);
  const { markNextPacket } = ways;
  ways.markNextPacket = async function (this: Reading) {
    for (;;) {
      await markNextPacket.call(this);
      if (this.suppliedPacket?.data.length !== 0) return;
      this.nextPts = this.suppliedPacket.pts;
      this.suppliedPacket = null;
      this.skip(1);
    }
  };
}
