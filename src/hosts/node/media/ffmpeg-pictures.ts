/** Pictures that libav decodes, whole and at their times, as those that are encoded here. */
import type { Frame } from 'node-av/lib';
import { Rational } from 'node-av/lib';
import type { DecodedPictures } from '../../../media/convert/encoded-pictures.ts';
import { NodeVideoFrame } from '../webcodecs/node-video-frame.ts';
import { deinterlaced } from './deinterlaced.ts';
import type { FfmpegStream } from './ffmpeg-stream.ts';
import type { SteadyClock } from './steady-clock.ts';

const FALLBACK_FPS = 25;
const MICROSECONDS = new Rational(1, 1_000_000);

/** @param clock null where the film says no times */
export function decodedPictures(stream: FfmpegStream, clock: SteadyClock | null): DecodedPictures {
  let share = 0;
  const fps = stream.fps ?? FALLBACK_FPS;
  async function* timed(): AsyncGenerator<Frame, void> {
    let lastSec = Number.NEGATIVE_INFINITY;
    for await (const { frame, atSec } of clock === null ? ordered(stream, fps) : said(stream, clock, fps)) {
      const shownSec = Math.max(0, atSec);
      if (shownSec <= lastSec) continue;
      lastSec = shownSec;
      share = stream.durationSec === null ? 0 : Math.min(1, shownSec / stream.durationSec);
      const own = frame.clone();
      if (own === null) throw new RangeError('There is no memory for another picture.');
      own.timeBase = MICROSECONDS;
      own.pts = BigInt(Math.round(shownSec * 1e6));
      yield own;
    }
  }
  async function* frames(): AsyncGenerator<VideoFrame, void> {
    for await (const picture of deinterlaced(timed())) {
      const { num, den } = picture.timeBase;
      const timestamp = Math.round((Number(picture.pts) * num * 1e6) / den);
      yield new NodeVideoFrame(picture, { timestamp }) as unknown as VideoFrame;
    }
  }
  return { fps, rotationDeg: stream.rotationDeg, frames: frames(), share: () => share };
}

interface Placed {
  readonly frame: Frame;
  readonly atSec: number;
}

async function* said(stream: FfmpegStream, clock: SteadyClock, fps: number): AsyncGenerator<Placed, void> {
  for await (const { frame, timeSec } of stream.frames()) yield { frame, atSec: clock.at(timeSec, 1 / fps) };
}

/** What is decoded late because of its order is not shown late: an AVI says nothing of it. */
async function* ordered(stream: FfmpegStream, fps: number): AsyncGenerator<Placed, void> {
  let nextSec = stream.startSec;
  let delaySec: number | null = null;
  for await (const { frame, timeSec } of stream.frames()) {
    const saidSec = timeSec ?? nextSec;
    nextSec = saidSec + 1 / fps;
    delaySec ??= saidSec - stream.startSec;
    yield { frame, atSec: saidSec - delaySec };
  }
}
