/** Makes an MP4 of an AVI whose codecs only FFmpeg knows: decoded by libav, encoded as everything else here is. */
import {
  AV_CHANNEL_ORDER_NATIVE,
  AV_CHANNEL_ORDER_UNSPEC,
  AV_SAMPLE_FMT_FLTP,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants';
import { FFmpegError, Frame, SoftwareResampleContext } from 'node-av/lib';
import type { DecodedPictures } from '../../../media/convert/encoded-pictures.ts';
import { EncodedPictures } from '../../../media/convert/encoded-pictures.ts';
import { type DecodedSound, EncodedSound } from '../../../media/convert/encoded-sound.ts';
import { writeMp4 } from '../../../media/convert/write-mp4.ts';
import type { MediaCall } from '../../../media/media-call.ts';
import type { PositionedWriter } from '../../../media/positioned-writer.ts';
import { NodeVideoFrame } from '../webcodecs/node-video-frame.ts';
import { type FfmpegStream, findFfmpegStream } from './ffmpeg-stream.ts';

const SAMPLE_RATE = 48_000;
const STEREO = { nbChannels: 2, order: AV_CHANNEL_ORDER_NATIVE, mask: 3n };
const MONO = { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n };
const FALLBACK_FPS = 25;

/** What libav has no decoder for is named as `otherwise`. Throws UnreadableMediaError, RenderError. */
export async function convertByFfmpeg<Otherwise>(
  path: string,
  writer: PositionedWriter,
  call: MediaCall,
  otherwise: Otherwise,
): Promise<{ readonly kind: 'converted' } | Otherwise> {
  const pictures = await findFfmpegStream(path, AVMEDIA_TYPE_VIDEO);
  const sound = await findFfmpegStream(path, AVMEDIA_TYPE_AUDIO);
  if (pictures === null || sound === null) return otherwise;
  const tracks = {
    pictures: pictures === undefined ? null : new EncodedPictures(decodedPictures(pictures)),
    sound: sound === undefined ? null : new EncodedSound(decodedSound(sound)),
  };
  await writeMp4(tracks, writer, call);
  return { kind: 'converted' };
}

function decodedPictures(stream: FfmpegStream): DecodedPictures {
  let share = 0;
  const fps = stream.fps ?? FALLBACK_FPS;
  async function* frames(): AsyncGenerator<VideoFrame, void> {
    let lastSec = Number.NEGATIVE_INFINITY;
    // What is decoded late because of its order is not shown late: an AVI says nothing of it.
    let delaySec: number | null = null;
    for await (const { frame, timeSec } of stream.frames()) {
      const saidSec = timeSec ?? lastSec + 1 / fps;
      delaySec ??= saidSec - stream.startSec;
      const shownSec = Math.max(0, saidSec - delaySec);
      if (shownSec <= lastSec) continue;
      lastSec = shownSec;
      share = stream.durationSec === null ? 0 : Math.min(1, shownSec / stream.durationSec);
      const own = frame.clone();
      if (own === null) throw new RangeError('There is no memory for another picture.');
      yield new NodeVideoFrame(own, { timestamp: Math.round(shownSec * 1e6) }) as unknown as VideoFrame;
    }
  }
  return { fps, frames: frames(), share: () => share };
}

function decodedSound(stream: FfmpegStream): DecodedSound {
  let share = 0;
  async function* blocks(): AsyncGenerator<Float32Array<ArrayBuffer>[], void> {
    const resampler = new SoftwareResampleContext();
    resampler.alloc();
    let heardSec = 0;
    try {
      for await (const { frame } of stream.frames()) {
        if (frame.channelLayout.order === AV_CHANNEL_ORDER_UNSPEC && frame.channelLayout.nbChannels <= 2)
          frame.channelLayout = frame.channelLayout.nbChannels === 1 ? MONO : STEREO;
        heardSec += frame.nbSamples / frame.sampleRate;
        share = stream.durationSec === null ? 0 : Math.min(1, heardSec / stream.durationSec);
        yield resampled(resampler, frame);
      }
      if (resampler.isInitialized()) yield resampled(resampler, null);
    } finally {
      resampler.free();
    }
  }
  return { startSec: stream.startSec, sampleRate: SAMPLE_RATE, blocks: blocks(), share: () => share };
}

/** Two channels; null gives the rest. */
function resampled(resampler: SoftwareResampleContext, frame: Frame | null): Float32Array<ArrayBuffer>[] {
  const made = new Frame();
  made.alloc();
  try {
    made.format = AV_SAMPLE_FMT_FLTP;
    made.sampleRate = SAMPLE_RATE;
    made.channelLayout = STEREO;
    FFmpegError.throwIfError(resampler.convertFrame(made, frame), 'The sound could not be resampled');
    const { nbSamples, data } = made;
    return [0, 1].map((channel) => {
      const samples = new Float32Array(nbSamples);
      const plane = data?.[channel];
      if (plane !== undefined) new Uint8Array(samples.buffer).set(plane.subarray(0, samples.byteLength));
      return samples;
    });
  } finally {
    made.free();
  }
}
