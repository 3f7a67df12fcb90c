/** A stream of packets that a library decodes, one after the other. */
import type { SoundBlock, SoundPacket, StreamKind } from './decoder-messages.ts';

export interface SoundStream {
  /** A packet that cannot be decoded gives nothing. */
  decode(packet: SoundPacket): SoundBlock[];
  close(): void;
}

/** The file of a library did not come; the message is the browser's. */
export class DecoderNotLoadedError extends Error {
  override readonly name = 'DecoderNotLoadedError';
}

/** Throws DecoderNotLoadedError, and whatever a library throws that knows no such stream. */
export async function openSoundStream({ codec, description }: StreamKind): Promise<SoundStream> {
  if (codec === 'mp3') return (await loaded(import('./mp3-stream.ts'))).openMp3Stream();
  return (await loaded(import('./aac-stream.ts'))).openAacStream(description);
}

/** Each library is a file of its own, fetched when the first of its streams is opened. */
function loaded<Library>(library: Promise<Library>): Promise<Library> {
  return library.catch((error: unknown) => {
    throw new DecoderNotLoadedError(error instanceof Error ? error.message : String(error));
  });
}
