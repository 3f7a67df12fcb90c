/** Entry of the worker that holds decoders of sound, apart from everything else: packets in, sound out. */
import type { DecoderReply, DecoderRequest, SoundBlock } from './decoder-messages.ts';
import { DecoderNotLoadedError, openSoundStream, type SoundStream } from './sound-stream.ts';

const streams = new Map<number, Promise<SoundStream>>();
/** What was asked is answered in its order. */
let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<DecoderRequest>) => {
  last = last.then(() => (data.kind === 'end' ? end(data.stream) : decode(data)));
});

async function decode({ stream, of, packets }: DecoderRequest & { kind: 'decode' }): Promise<void> {
  try {
    const opened = streams.get(stream) ?? openSoundStream(of);
    streams.set(stream, opened);
    const sound = await opened;
    const blocks: SoundBlock[] = [];
    for (const packet of packets) blocks.push(...(await sound.decode(packet)));
    const transfer = blocks.flatMap(({ planes }) => planes.map(({ buffer }) => buffer));
    postMessage({ kind: 'decoded', blocks } satisfies DecoderReply, { transfer });
  } catch (error) {
    const kind = error instanceof DecoderNotLoadedError ? 'not_loaded' : 'failed';
    const message = error instanceof Error ? error.message : String(error);
    postMessage({ kind, message } satisfies DecoderReply);
  }
}

async function end(stream: number): Promise<void> {
  const opened = streams.get(stream);
  streams.delete(stream);
  await opened?.then((sound) => sound.close()).catch(() => undefined);
}
