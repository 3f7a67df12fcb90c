/** A stream of packets that a library decodes, one after the other. */
import type { SoundBlock, SoundPacket, StreamKind } from './decoder-messages.ts';

export interface SoundStream {
  /** A packet that cannot be decoded gives nothing. */
  decode(packet: SoundPacket): SoundBlock[];
  close(): void;
}

/** Each library is a file of its own, fetched when the first stream is. Throws where it knows no such stream. */
export async function openSoundStream({ codec, description }: StreamKind): Promise<SoundStream> {
  if (codec === 'mp3') return (await import('./mp3-stream.ts')).openMp3Stream();
  return (await import('./aac-stream.ts')).openAacStream(description);
}
