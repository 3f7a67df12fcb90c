/** Makes an MP4 of a film whose left and right are sounds of their own: its pictures are copied, the two become one. */
import {
  EncodedPacketSink,
  EncodedVideoPacketSource,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny';
import { problem } from '../../contract/problems/problem.ts';
import type { MediaCall } from '../media-call.ts';
import type { PositionedWriter } from '../positioned-writer.ts';
import { LATE_SEC } from '../probe/late-clock.ts';
import type { SoundOfSides } from '../probe/sound-of-sides.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { CLIP_SAMPLE_RATE, clipSound } from '../sound/clip-sound.ts';
import { type CopiedPackets, CopiedTrack } from './copied-track.ts';
import { type DecodedSound, EncodedSound } from './encoded-sound.ts';
import { pairedSound } from './paired-sound.ts';
import { writeMp4 } from './write-mp4.ts';

/** What of the clock of the film becomes the clock of the copy. */
interface Stretch {
  /** Taken off all times. */
  readonly lateSec: number;
  readonly endSec: number;
}

/** Throws UnreadableMediaError, what `writer` throws, the signal's reason. */
export async function convertSides(
  video: InputVideoTrack | null,
  { left, right }: SoundOfSides,
  writer: PositionedWriter,
  call: MediaCall,
): Promise<void> {
  const tracks = [video, left, right].filter((track) => track !== null);
  const firstSec = Math.min(...(await Promise.all(tracks.map((track) => track.getFirstTimestamp()))));
  const endsSec = await Promise.all(tracks.map((track) => track.computeDuration()));
  const stretch = { lateSec: firstSec > LATE_SEC ? firstSec : 0, endSec: Math.max(...endsSec) };
  const sound = pairedSound(await sideOf(left, stretch), await sideOf(right, stretch));
  const pictures = video && (await copyOf(video, stretch));
  const turn = video && { rotation: await video.getRotation(), flip: await video.getFlip() };
  await writeMp4({ pictures, sound: new EncodedSound(sound), ...(turn && { turn }) }, writer, call);
}

async function sideOf(track: InputAudioTrack, { lateSec }: Stretch): Promise<DecodedSound> {
  const durationSec = (await track.computeDuration()) - lateSec;
  let heard = 0;
  async function* blocks(): DecodedSound['blocks'] {
    for await (const { left } of clipSound(track, lateSec, durationSec)) {
      heard += left.length;
      yield [left];
    }
  }
  const share = (): number => Math.min(1, heard / CLIP_SAMPLE_RATE / durationSec);
  return { startSec: 0, sampleRate: CLIP_SAMPLE_RATE, blocks: blocks(), share };
}

async function copyOf(video: InputVideoTrack, stretch: Stretch) {
  const codec = await video.getCodec();
  if (codec === null) throw new UnreadableMediaError(problem('file_damaged'));
  return new CopiedTrack(new EncodedVideoPacketSource(codec), packetsOf(video, stretch));
}

async function* packetsOf(
  video: InputVideoTrack,
  { lateSec, endSec }: Stretch,
): AsyncGenerator<CopiedPackets<VideoDecoderConfig>, void> {
  const config = await video.getDecoderConfig();
  for await (const packet of new EncodedPacketSink(video).packets()) {
    const timestamp = packet.timestamp - lateSec;
    const packets = [packet.clone({ timestamp })];
    yield { packets, config, endSec: timestamp + packet.duration, share: packet.timestamp / endSec };
  }
}
