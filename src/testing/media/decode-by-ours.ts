/** The sound of a file as the program's own decoders give it, without their worker. Node only. */
import { openAsBlob } from 'node:fs';
import { EncodedPacketSink } from 'mediabunny';
import type { Sound } from '../../base/browser/missing-sounds.ts';
import { MEDIA_FORMATS, openSource } from '../../media/probe/open-source.ts';
import type { SoundBlock } from '../../media/sound/decoders/decoder-messages.ts';
import { OpusTimes } from '../../media/sound/decoders/opus-times.ts';
import { openSoundStream } from '../../media/sound/decoders/sound-stream.ts';

interface Asked {
  /** Where to enter the file; its first packet otherwise. */
  readonly fromSec?: number;
  /** Told the bytes of each packet, from 0 on, and what to decode instead. */
  readonly change?: (bytes: Uint8Array, at: number) => Uint8Array;
  /** The same for what is known before the first packet. */
  readonly describe?: (description: Uint8Array) => Uint8Array;
}

export async function decodeByOurs(
  path: string,
  { fromSec, change = same, describe = same }: Asked = {},
): Promise<SoundBlock[]> {
  using source = await openSource(await openAsBlob(path), MEDIA_FORMATS);
  const config = await source.audio?.getDecoderConfig();
  if (!source.audio || !config) throw new Error('The file has no sound.');
  const known = config.description as Uint8Array | undefined;
  const description = known === undefined ? null : describe(known);
  const codec = (await source.audio.getCodec()) as Sound;
  const stream = await openSoundStream({ codec, description });
  const packets = new EncodedPacketSink(source.audio);
  const first = fromSec === undefined ? undefined : ((await packets.getPacket(fromSec)) ?? undefined);
  const blocks: SoundBlock[] = [];
  let at = 0;
  const times = codec === 'opus' ? new OpusTimes(config) : null;
  for await (const packet of packets.packets(first)) {
    const timestampSec = times?.next(packet) ?? packet.timestamp;
    blocks.push(...(await stream.decode({ bytes: change(packet.data, at), timestampSec })));
    at += 1;
  }
  stream.close();
  return blocks;
}

const same = (bytes: Uint8Array): Uint8Array => bytes;
