/** The AAC or MP3 of an FLV as packets of MP4, as they are. */
import { EncodedPacket } from 'mediabunny';
import { type CodedSoundReader, mp3Packets } from '../convert/coded-sound.ts';
import type { CopiedPackets } from '../convert/copied-track.ts';
import { type AacConfig, readAacConfig } from '../sound/aac-config.ts';
import { type FlvFilm, flvPackets } from './flv-film.ts';

/** Times are whole milliseconds, and some recorders number by when they got a packet; each follows the one before it. */
const STUMBLE_SEC = 0.025;
/** Of a stream that says its channels in its packets. */
const USUAL_CHANNELS = 2;

export interface DescribedAac extends AacConfig {
  readonly description: Uint8Array;
}

/** null for a damaged description. */
export function describedAac(description: Uint8Array): DescribedAac | null {
  const config = readAacConfig(description);
  return config && { ...config, description };
}

export function copiedAac(film: FlvFilm, stream: DescribedAac, originMs: number): SoundPackets {
  const { objectType, sampleRate, channels, packetSec, description } = stream;
  const config: AudioDecoderConfig = {
    ...{ codec: `mp4a.40.${objectType}`, sampleRate, numberOfChannels: channels || USUAL_CHANNELS },
    description: description as Uint8Array<ArrayBuffer>,
  };
  return placed(film, 'aac', originMs, (bytes) => [{ data: bytes.slice(), durationSec: packetSec, config }]);
}

export function copiedMp3(film: FlvFilm, originMs: number): SoundPackets {
  return placed(film, 'mp3', originMs, mp3Packets());
}

type SoundPackets = AsyncGenerator<CopiedPackets<AudioDecoderConfig>, void>;

async function* placed(
  { file }: FlvFilm,
  codec: string,
  originMs: number,
  read: CodedSoundReader,
): SoundPackets {
  let endSec: number | null = null;
  for await (const packet of flvPackets(file)) {
    if (packet.kind !== 'sound' || packet.codec !== codec || packet.holds === 'config') continue;
    const saidSec: number = Math.max(0, (packet.decodeMs - originMs) / 1000);
    const coded = read(packet.data);
    // What is said to begin inside the sound before it is heard already.
    if (endSec !== null && saidSec < endSec - STUMBLE_SEC) continue;
    let startSec: number = endSec !== null && saidSec <= endSec + STUMBLE_SEC ? endSec : saidSec;
    const packets: EncodedPacket[] = [];
    for (const { data, durationSec } of coded) {
      packets.push(new EncodedPacket(data, 'key', startSec, durationSec));
      startSec += durationSec;
      endSec = startSec;
    }
    yield { packets, config: coded[0]?.config ?? null, endSec: saidSec, share: packet.share };
  }
}
