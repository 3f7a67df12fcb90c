/** The AAC or MP3 of an FLV as packets of MP4, as they are. */
import { EncodedPacket } from 'mediabunny';
import { aacPackets, type CodedSoundReader, type DescribedAac, mp3Packets } from '../convert/coded-sound.ts';
import type { CopiedPackets } from '../convert/copied-track.ts';
import { type FlvFilm, flvPackets } from './flv-film.ts';

/** Times are whole milliseconds, and some recorders number by when they got a packet; each follows the one before it. */
const STUMBLE_SEC = 0.025;
export function copiedAac(film: FlvFilm, stream: DescribedAac, originMs: number): SoundPackets {
  return placed(film, 'aac', originMs, aacPackets(stream));
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
