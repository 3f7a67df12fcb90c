/** A stream of packets that a library decodes, one after the other. */
import type { SoundBlock, SoundPacket, StreamKind } from './decoder-messages.ts';

export interface SoundStream {
  /** A packet that cannot be decoded gives nothing. */
  decode(packet: SoundPacket): Promise<SoundBlock[]> | SoundBlock[];
  close(): void;
}

/** The file of a library did not come; the message is the browser's. */
export class DecoderNotLoadedError extends Error {
  override readonly name = 'DecoderNotLoadedError';
}

/** Throws DecoderNotLoadedError, and whatever a library throws that knows no such stream. */
export async function openSoundStream({ codec, description }: StreamKind): Promise<SoundStream> {
  switch (codec) {
    case 'aac':
      return (await loaded(import('./aac-stream.ts'))).openAacStream(description);
    case 'mp3':
      return (await loaded(import('./mp3-stream.ts'))).openMp3Stream();
    case 'opus':
      return (await loaded(import('./opus-stream.ts'))).openOpusStream(description);
    case 'flac':
      return (await loaded(import('./flac-stream.ts'))).openFlacStream(description);
    case 'vorbis':
      return (await loaded(import('./vorbis-stream.ts'))).openVorbisStream(description);
  }
}

/** Each library is a file of its own, fetched when the first of its streams is opened. */
function loaded<Library>(library: Promise<Library>): Promise<Library> {
  return library.catch((error: unknown) => {
    throw new DecoderNotLoadedError(error instanceof Error ? error.message : String(error));
  });
}
