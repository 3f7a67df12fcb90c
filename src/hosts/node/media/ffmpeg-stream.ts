/** One stream of a file, taken apart and decoded by libav: whatever container and codec it knows. */
import { availableParallelism } from 'node:os';
import {
  AV_NOPTS_VALUE,
  AVDISCARD_ALL,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  AVERROR_INVALIDDATA,
  type AVMediaType,
} from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, FormatContext, Frame, Packet, type Stream } from 'node-av/lib';
import { problem } from '../../../contract/problems/problem.ts';
import { UnreadableMediaError } from '../../../media/probe/unreadable-media-error.ts';

const MAX_THREADS = 8;
/** So many packets in a row that nothing can be made of are the end of what is whole. */
const MAX_BAD_PACKETS = 100;

export interface FfmpegStream {
  readonly fps: number | null;
  /** Of the first of it. */
  readonly startSec: number;
  readonly durationSec: number | null;
  /** Each with its time in seconds, until the next one is asked for. */
  frames(): AsyncGenerator<{ readonly frame: Frame; readonly timeSec: number | null }, void>;
}

/** null where libav has no decoder for it; undefined where the file has no such stream. Throws UnreadableMediaError. */
export async function findFfmpegStream(
  path: string,
  type: AVMediaType,
): Promise<FfmpegStream | null | undefined> {
  const input = await openInput(path);
  try {
    const stream = input.streams.find(({ codecpar }) => codecpar.codecType === type);
    if (stream === undefined) return undefined;
    if (Codec.findDecoder(stream.codecpar.codecId) === null) return null;
    // Read now: the stream is gone with its input.
    const { index, avgFrameRate } = stream;
    const { num, den } = avgFrameRate;
    const secOf = secondsOf(stream);
    return {
      fps: num > 0 && den > 0 ? num / den : null,
      startSec: Math.max(0, secOf(stream.startTime) ?? 0),
      durationSec: secOf(stream.duration),
      frames: () => decode(path, index),
    };
  } finally {
    await input.closeInput();
  }
}

async function openInput(path: string): Promise<FormatContext> {
  const input = new FormatContext();
  input.allocContext();
  try {
    FFmpegError.throwIfError(await input.openInput(path), 'The file could not be opened');
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

async function* decode(
  path: string,
  streamIndex: number,
): AsyncGenerator<{ frame: Frame; timeSec: number | null }, void> {
  const input = await openInput(path);
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
    context.threadCount = Math.min(MAX_THREADS, availableParallelism());
    FFmpegError.throwIfError(await context.open2(codec), 'The decoder did not start');
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
