/** The streams of a film, taken apart and decoded by libav: whatever container and codec it knows. */
import { availableParallelism } from 'node:os';
import {
  AV_DISPOSITION_ATTACHED_PIC,
  AV_NOPTS_VALUE,
  AV_PKT_DATA_DISPLAYMATRIX,
  AV_TIME_BASE,
  AVDISCARD_ALL,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  AVERROR_INVALIDDATA,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  type AVMediaType,
  AVSEEK_FLAG_BACKWARD,
} from 'node-av/constants';
import {
  Codec,
  CodecContext,
  FFmpegError,
  FormatContext,
  Frame,
  type InputFormat,
  Packet,
  type Stream,
} from 'node-av/lib';
import { problem } from '../../../contract/problems/problem.ts';
import { UnreadableMediaError } from '../../../media/probe/unreadable-media-error.ts';
import { limitPictures, MOST_CONVERTED_PX } from '../webcodecs/most-pixels.ts';

const MAX_THREADS = 8;
/** So many packets in a row that nothing can be made of are the end of what is whole. */
const MAX_BAD_PACKETS = 100;
const MOST_FPS = 1000;
export interface FfmpegStream {
  readonly fps: number | null;
  /** Clockwise turn from decoded to displayed. */
  readonly rotationDeg: 0 | 90 | 180 | 270;
  /** Of the first of it, by the clock of the film. */
  readonly startSec: number;
  readonly durationSec: number | null;
  /**
   * Each with its time in seconds by that clock, until the next one is asked for.
   * @param fromSec where to begin, or before it; at the beginning where it is not given or cannot be found
   */
  frames(fromSec?: number): AsyncGenerator<{ readonly frame: Frame; readonly timeSec: number | null }, void>;
}

export interface FfmpegSound extends FfmpegStream {
  readonly channels: number;
  /** Equal of sounds that differ in nothing but their length and what is heard in them. */
  readonly kind: string;
}

/** What can be decoded of each kind: null where there is some and none can. */
export interface FfmpegFilm {
  /** The first; undefined where there is none. */
  readonly pictures: FfmpegStream | null | undefined;
  /** In the order of the file. */
  readonly sounds: readonly FfmpegSound[] | null;
  readonly isQuickTime: boolean;
  /** False where packets come in the order of decoding without the times at which they are shown. */
  readonly saysTimes: boolean;
}

/** Throws UnreadableMediaError. */
export async function openFfmpegFilm(path: string, demuxer: InputFormat): Promise<FfmpegFilm> {
  const input = await openInput(path, demuxer);
  try {
    const originSec = input.startTime === AV_NOPTS_VALUE ? 0 : Number(input.startTime) / AV_TIME_BASE;
    const streamsOf = (type: AVMediaType): readonly Stream[] =>
      // The picture of a cover is no film.
      input.streams.filter(
        (stream) => stream.codecpar.codecType === type && !stream.hasDisposition(AV_DISPOSITION_ATTACHED_PIC),
      );
    const decodable = (type: AVMediaType): readonly Stream[] =>
      streamsOf(type).filter(({ codecpar }) => Codec.findDecoder(codecpar.codecId) !== null);
    const isLost = (type: AVMediaType): boolean => streamsOf(type).length > 0 && decodable(type).length === 0;
    const [picture] = decodable(AVMEDIA_TYPE_VIDEO);
    if (picture !== undefined) requireSize(picture);
    const sounds = decodable(AVMEDIA_TYPE_AUDIO).map((stream) => ({
      ...describe(path, demuxer, stream, originSec),
      channels: stream.codecpar.channelLayout.nbChannels,
      kind: kindOf(stream),
    }));
    return {
      pictures: isLost(AVMEDIA_TYPE_VIDEO) ? null : picture && describe(path, demuxer, picture, originSec),
      sounds: isLost(AVMEDIA_TYPE_AUDIO) ? null : sounds,
      isQuickTime: input.metadata?.get('major_brand')?.startsWith('qt') ?? false,
      saysTimes: demuxer.name !== 'avi',
    };
  } finally {
    await input.closeInput();
  }
}

function kindOf({ codecpar: { codecId, sampleRate, channelLayout }, metadata }: Stream): string {
  const named = ['language', 'title', 'handler_name'].map((key) => metadata?.get(key));
  return [codecId, sampleRate, channelLayout.nbChannels, ...named].join();
}

/** As it is shown, in square samples. */
function requireSize({ codecpar: { width, height, sampleAspectRatio } }: Stream): void {
  const { num, den } = sampleAspectRatio;
  const shownPx = Math.round(num > 0 && den > 0 ? (width * num) / den : width);
  if (Math.max(shownPx, width) * height > MOST_CONVERTED_PX)
    throw new UnreadableMediaError(problem('picture_too_large', { width: shownPx, height }));
}

/** Read now: the stream is gone with its input. */
function describe(path: string, demuxer: InputFormat, stream: Stream, originSec: number): FfmpegStream {
  const { index, startTime, duration } = stream;
  const secOf = secondsOf(stream);
  return {
    fps: frameRateOf(stream),
    rotationDeg: rotationOf(stream),
    startSec: Math.max(0, (secOf(startTime) ?? originSec) - originSec),
    durationSec: secOf(duration),
    async *frames(fromSec) {
      const from = fromSec === undefined ? null : fromSec + originSec;
      for await (const { frame, timeSec } of decode(path, demuxer, index, from))
        yield { frame, timeSec: timeSec === null ? null : timeSec - originSec };
    },
  };
}

/** Of DV the average is the ticks of its clock. */
function frameRateOf({ avgFrameRate, rFrameRate }: Stream): number | null {
  const rates = [avgFrameRate, rFrameRate].map(({ num, den }) => (den > 0 ? num / den : 0));
  return rates.find((fps) => fps > 0 && fps <= MOST_FPS) ?? null;
}

/** Of a display matrix, to the next quarter (FFmpeg, `libavutil/display.h`): nine numbers in 1/65536. */
function rotationOf({ codecpar }: Stream): FfmpegStream['rotationDeg'] {
  const matrix = codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX);
  if (matrix === null || matrix.length < 8) return 0;
  const quarters = Math.round((2 * Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0))) / Math.PI);
  return ([0, 90, 180, 270] as const)[(quarters + 4) % 4] ?? 0;
}

async function openInput(path: string, demuxer: InputFormat): Promise<FormatContext> {
  const input = new FormatContext();
  input.allocContext();
  try {
    FFmpegError.throwIfError(await input.openInput(path, demuxer), 'The file could not be opened');
    FFmpegError.throwIfError(await input.findStreamInfo(), 'The streams could not be read');
    return input;
  } catch (error) {
    await input.closeInput();
    throw new UnreadableMediaError(problem('file_damaged'), { cause: error });
  }
}

function secondsOf({ timeBase }: Stream): (ticks: bigint) => number | null {
  const { num, den } = timeBase;
  return (ticks) => (ticks === AV_NOPTS_VALUE ? null : (Number(ticks) * num) / den);
}

function ticksOf({ timeBase: { num, den } }: Stream, sec: number): bigint {
  return BigInt(Math.round((sec * den) / num));
}

async function* decode(
  path: string,
  demuxer: InputFormat,
  streamIndex: number,
  fromSec: number | null,
): AsyncGenerator<{ frame: Frame; timeSec: number | null }, void> {
  const input = await openInput(path, demuxer);
  const stream = input.streams[streamIndex];
  const codec = stream && Codec.findDecoder(stream.codecpar.codecId);
  if (!stream || !codec) throw new Error('The stream is not there any more.');
  for (const other of input.streams) if (other.index !== streamIndex) other.discard = AVDISCARD_ALL;
  const secOf = secondsOf(stream);
  const context = new CodecContext();
  const packet = new Packet();
  const frame = new Frame();
  let badPackets = 0;
  context.allocContext3(codec);
  packet.alloc();
  frame.alloc();
  const received = async (): Promise<boolean> => {
    const status = await context.receiveFrame(frame);
    if (status === AVERROR_EAGAIN || status === AVERROR_EOF) return false;
    FFmpegError.throwIfError(status, 'A frame could not be decoded');
    badPackets = 0;
    return true;
  };
  try {
    FFmpegError.throwIfError(
      context.parametersToContext(stream.codecpar),
      'The decoder takes no such stream',
    );
    context.pktTimebase = stream.timeBase;
    limitPictures(context, MOST_CONVERTED_PX);
    context.threadCount = Math.min(MAX_THREADS, availableParallelism());
    FFmpegError.throwIfError(await context.open2(codec), 'The decoder did not start');
    if (fromSec !== null) await input.seekFrame(stream.index, ticksOf(stream, fromSec), AVSEEK_FLAG_BACKWARD);
    for (;;) {
      const read = await input.readFrame(packet);
      if (read === AVERROR_EOF) break;
      FFmpegError.throwIfError(read, 'The file could not be read further');
      if (packet.streamIndex === stream.index) {
        const sent = await context.sendPacket(packet);
        if (sent === AVERROR_INVALIDDATA) badPackets += 1;
        else FFmpegError.throwIfError(sent, 'A packet could not be decoded');
        if (badPackets > MAX_BAD_PACKETS) throw new Error('Nothing can be decoded any more.');
        while (await received()) yield { frame, timeSec: secOf(frame.bestEffortTimestamp) };
      }
      packet.unref();
    }
    await context.sendPacket(null);
    while (await received()) yield { frame, timeSec: secOf(frame.bestEffortTimestamp) };
  } catch (error) {
    throw new UnreadableMediaError(problem('file_damaged'), { cause: error });
  } finally {
    context.freeContext();
    packet.free();
    frame.free();
    await input.closeInput();
  }
}
