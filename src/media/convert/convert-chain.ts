/** Several recordings one after another in one Ogg, as the sound of an MP4: each begins where the one before it ends. */
import type { MediaCall } from '../media-call.ts';
import type { PositionedWriter } from '../positioned-writer.ts';
import { oggLinks } from '../probe/ogg-links.ts';
import { MEDIA_FORMATS, openSource } from '../probe/open-source.ts';
import { CLIP_SAMPLE_RATE, clipSound } from '../sound/clip-sound.ts';
import type { Conversion } from './conversion.ts';
import { type DecodedSound, EncodedSound } from './encoded-sound.ts';
import { writeMp4 } from './write-mp4.ts';

/** Throws UnreadableMediaError, what `writer` throws, the signal's reason. */
export async function convertChain(
  file: Blob,
  writer: PositionedWriter,
  call: MediaCall,
): Promise<Conversion> {
  const sound = new EncodedSound(soundOf(await oggLinks(file)));
  await writeMp4({ pictures: null, sound }, writer, call);
  return { kind: 'converted' };
}

function soundOf(links: readonly Blob[]): DecodedSound {
  let heard = 0;
  async function* blocks(): DecodedSound['blocks'] {
    for (const link of links) {
      using source = await openSource(link, MEDIA_FORMATS);
      const { audio } = source;
      if (audio !== null) {
        const startSec = await audio.getFirstTimestamp();
        const durationSec = (await audio.computeDuration()) - startSec;
        for await (const { left, right } of clipSound(audio, startSec, durationSec)) yield [left, right];
      }
      heard += 1;
    }
  }
  return { startSec: 0, sampleRate: CLIP_SAMPLE_RATE, blocks: blocks(), share: () => heard / links.length };
}
