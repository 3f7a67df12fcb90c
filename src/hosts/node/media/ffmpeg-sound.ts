/** Sound that libav decodes, in one or two channels and without gaps, as what is encoded here. */
import { AV_CHANNEL_ORDER_NATIVE, AV_CHANNEL_ORDER_UNSPEC, AV_SAMPLE_FMT_FLTP } from 'node-av/constants';
import { type ChannelLayout, FFmpegError, Frame, SoftwareResampleContext } from 'node-av/lib';
import type { DecodedSound } from '../../../media/convert/encoded-sound.ts';
import type { FfmpegStream } from './ffmpeg-stream.ts';
import type { SteadyClock } from './steady-clock.ts';

type Block = Float32Array<ArrayBuffer>[];

/** Of what comes out. */
export const SAMPLE_RATE = 48_000;
type Layout = Pick<ChannelLayout, 'nbChannels' | 'order' | 'mask'>;

const STEREO: Layout = { nbChannels: 2, order: AV_CHANNEL_ORDER_NATIVE, mask: 3n };
export const MONO: Layout = { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n };
/** As much as FFmpeg lets sound be from where it says it is. */
const LARGEST_SLIP_SEC = 0.1;

/** @param clock null where sound is counted by its samples alone @param layout of what comes out */
export function decodedSound(
  stream: FfmpegStream,
  clock: SteadyClock | null,
  layout: Layout = STEREO,
): DecodedSound {
  let share = 0;
  async function* blocks(): AsyncGenerator<Block, void> {
    const resampler = new LayoutResampler(layout);
    let heardSec = 0;
    try {
      for await (const { frame, timeSec } of stream.frames()) {
        const durationSec = frame.nbSamples / frame.sampleRate;
        const gapSec = clock === null ? 0 : clock.at(timeSec, durationSec) - stream.startSec - heardSec;
        // It is there already.
        if (gapSec < -LARGEST_SLIP_SEC) continue;
        // Decoders may give the first of it later than the film begins.
        if (gapSec > (heardSec === 0 ? 0 : LARGEST_SLIP_SEC)) {
          yield* silence(gapSec, layout);
          heardSec += gapSec;
        }
        heardSec += durationSec;
        share = stream.durationSec === null ? 0 : Math.min(1, heardSec / stream.durationSec);
        yield* resampler.push(frame);
      }
      yield* resampler.finish();
    } finally {
      resampler.free();
    }
  }
  return { startSec: stream.startSec, sampleRate: SAMPLE_RATE, blocks: blocks(), share: () => share };
}

function* silence(durationSec: number, { nbChannels }: Layout): Generator<Block, void> {
  for (let left = Math.round(durationSec * SAMPLE_RATE); left > 0; left -= SAMPLE_RATE) {
    const samples = Math.min(left, SAMPLE_RATE);
    yield Array.from({ length: nbChannels }, () => new Float32Array(samples));
  }
}

/** Of any sound, which may change its rate and its channels on the way, as broadcasts do. */
class LayoutResampler {
  private readonly layout: Layout;
  private context: SoftwareResampleContext | null = null;
  private shape = '';

  constructor(layout: Layout) {
    this.layout = layout;
  }

  *push(frame: Frame): Generator<Block, void> {
    const { order, nbChannels } = frame.channelLayout;
    if (order === AV_CHANNEL_ORDER_UNSPEC && nbChannels <= 2)
      frame.channelLayout = nbChannels === 1 ? MONO : STEREO;
    const shape = [frame.sampleRate, frame.format, nbChannels, frame.channelLayout.mask].join();
    if (shape !== this.shape) {
      yield* this.finish();
      this.context = new SoftwareResampleContext();
      this.context.alloc();
      this.shape = shape;
    }
    if (this.context !== null) yield resampled(this.context, frame, this.layout);
  }

  /** What is held back of what was given. */
  *finish(): Generator<Block, void> {
    if (this.context?.isInitialized() === true) yield resampled(this.context, null, this.layout);
    this.free();
  }

  free(): void {
    this.context?.free();
    this.context = null;
    this.shape = '';
  }
}

/** null gives the rest. */
function resampled(resampler: SoftwareResampleContext, frame: Frame | null, layout: Layout): Block {
  const made = new Frame();
  made.alloc();
  try {
    made.format = AV_SAMPLE_FMT_FLTP;
    made.sampleRate = SAMPLE_RATE;
    made.channelLayout = layout;
    FFmpegError.throwIfError(resampler.convertFrame(made, frame), 'The sound could not be resampled');
    const { nbSamples, data } = made;
    return Array.from({ length: layout.nbChannels }, (_, channel) => {
      const samples = new Float32Array(nbSamples);
      const plane = data?.[channel];
      if (plane !== undefined) new Uint8Array(samples.buffer).set(plane.subarray(0, samples.byteLength));
      return samples;
    });
  } finally {
    made.free();
  }
}
