/** Decoded pictures as a track of H.264: upright, in square samples, in the colours every export has. */
import { EncodedVideoPacketSource, type VideoSource } from 'mediabunny';
import { problem } from '../../contract/problems/problem.ts';
import type { Presentation } from '../pictures/draw-upright.ts';
import { chooseH264Config } from '../pictures/encode/encoder-config.ts';
import { VideoTrackWriter } from '../pictures/encode/video-track-writer.ts';
import { FrameMaker, frameTraits } from '../pictures/planes/frame-maker.ts';
import { evenPart, FrameShrinker } from '../pictures/planes/frame-shrinker.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import type { Mp4Track } from './mp4-track.ts';

/** What is cut and encoded once more later keeps its detail. */
const BITRATE_FACTOR = 2;
const KEY_FRAME_EVERY_SEC = 2;

export interface DecodedPictures {
  readonly fps: number;
  /** Clockwise turn from decoded to displayed. */
  readonly rotationDeg?: 0 | 90 | 180 | 270;
  /** Times in microseconds, rising. The track closes each. */
  readonly frames: AsyncGenerator<VideoFrame, void>;
  share(): number;
}

interface Tools {
  readonly shrinker: FrameShrinker;
  readonly maker: FrameMaker;
  readonly writer: VideoTrackWriter;
}

export class EncodedPictures implements Mp4Track<VideoSource> {
  readonly source = new EncodedVideoPacketSource('avc');
  timeSec = 0;
  private readonly pictures: DecodedPictures;
  private tools: Tools | null = null;
  private keyFrameSec = Number.NEGATIVE_INFINITY;

  constructor(pictures: DecodedPictures) {
    this.pictures = pictures;
  }

  get share(): number {
    return this.pictures.share();
  }

  /** Throws UnreadableMediaError, RenderError. */
  async step(): Promise<boolean> {
    const next = await this.pictures.frames.next();
    if (next.done) {
      if (this.tools === null) throw new UnreadableMediaError(problem('file_damaged'));
      await this.tools.writer.finish();
      this.source.close();
      return false;
    }
    const frame = next.value;
    const timeSec = frame.timestamp / 1e6;
    try {
      this.tools ??= await this.open(frame);
      await this.write(this.tools, frame, timeSec);
    } finally {
      frame.close();
    }
    this.timeSec = timeSec + 1 / this.pictures.fps;
    return true;
  }

  async close(): Promise<void> {
    this.tools?.writer.close();
    await this.pictures.frames.return();
  }

  private async open(frame: VideoFrame): Promise<Tools> {
    const { width: widthPx, height: heightPx } = evenPart(this.presentationOf(frame));
    const config = await chooseH264Config(widthPx, heightPx, this.pictures.fps);
    const [shrinker, traits] = await Promise.all([
      FrameShrinker.open({ width: widthPx, height: heightPx }),
      frameTraits(),
    ]);
    return {
      shrinker,
      maker: new FrameMaker(shrinker.memory, shrinker.picture, traits),
      writer: new VideoTrackWriter(
        { ...config, bitrate: BITRATE_FACTOR * (config.bitrate ?? 0) },
        this.source,
      ),
    };
  }

  private presentationOf({ displayWidth, displayHeight }: VideoFrame): Presentation {
    const { rotationDeg = 0 } = this.pictures;
    const [widthPx, heightPx] =
      rotationDeg % 180 === 0 ? [displayWidth, displayHeight] : [displayHeight, displayWidth];
    return { widthPx, heightPx, rotationDeg, flipped: false };
  }

  private async write(tools: Tools, frame: VideoFrame, timeSec: number): Promise<void> {
    const { shrinker, maker, writer } = tools;
    await shrinker.shrink({ frame, presentation: this.presentationOf(frame) });
    const isKey = timeSec - this.keyFrameSec >= KEY_FRAME_EVERY_SEC;
    if (isKey) this.keyFrameSec = timeSec;
    const timing = {
      timestampUs: Math.round(timeSec * 1e6),
      durationUs: Math.round(1e6 / this.pictures.fps),
    };
    await writer.write(maker.frame(timing), isKey);
  }
}
