/** One packet through a decoder of libav, and out of it whatever is ready by then. */
import { AVERROR_EAGAIN, AVERROR_EOF } from 'node-av/constants';
import { type CodecContext, FFmpegError, type Frame, type Packet } from 'node-av/lib';

interface Receiving {
  readonly of: 'picture' | 'sound';
  /** What is received is written here first. */
  readonly frame: Frame;
  /** Asked before each frame; false once nobody wants more. */
  readonly goesOn: () => boolean;
  /** Owns the frame from then on. */
  readonly onFrame: (frame: Frame) => void;
}

/** @param packet null for the end of the stream. Throws where it cannot be decoded, and RangeError without memory. */
export async function sendToDecoder(
  context: CodecContext,
  packet: Packet | null,
  { of, frame, goesOn, onFrame }: Receiving,
): Promise<void> {
  FFmpegError.throwIfError(await context.sendPacket(packet), 'The packet could not be decoded');
  while (goesOn()) {
    const status = await context.receiveFrame(frame);
    if (status === AVERROR_EAGAIN || status === AVERROR_EOF) return;
    FFmpegError.throwIfError(status, `The ${of} could not be decoded`);
    const received = frame.clone();
    if (received === null) throw new RangeError(`There is no memory for more of the ${of}.`);
    onFrame(received);
  }
}
