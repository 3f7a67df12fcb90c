/** Pictures of key packets, each decoded by itself: one that is damaged is left out, and those after it still come. */
import type { InputVideoTrack } from 'mediabunny';
import { FrameStream } from '../pictures/frame-stream.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { type KeyTime, keyPacketsAt } from './key-packets.ts';

/** Many on end that do not come are a decoder that does not work, or a film that is none. */
const MOST_DAMAGED_ON_END = 32;
/** As many as a decoder may hold when it ends. */
const ALONE_AFTER_DAMAGE = 16;
/** Of the time that is asked for, and of a frame: they are rounded apart. */
const ROUNDED_SEC = 0.002;

/**
 * A decoder ends at the first packet it cannot read, with those before it that it still holds: these are decoded again,
 * each alone, until the damaged one is passed.
 * @param times ascending
 * @returns the frames, which the caller closes. Throws UnreadableMediaError where none comes for a long stretch, or at all.
 */
export async function* keyFramesAt(
  video: InputVideoTrack,
  times: readonly KeyTime[],
): AsyncGenerator<VideoFrame, void> {
  let next = 0;
  let aloneLeft = 0;
  let damagedOnEnd = 0;
  let isAnyGiven = false;
  while (next < times.length) {
    const from = next;
    const isAlone = aloneLeft > 0;
    const end = isAlone ? from + 1 : times.length;
    const frames = await FrameStream.ofPackets(video, keyPacketsAt(video, times.slice(from, end)));
    try {
      for (let frame = await frames.next(); frame; frame = await frames.next()) {
        const reachedSec = frame.timestamp / 1e6 + ROUNDED_SEC;
        while (next < times.length && (times[next] as KeyTime).timeSec <= reachedSec) next += 1;
        damagedOnEnd = 0;
        isAnyGiven = true;
        yield frame;
      }
      // What gave no picture gives none the next time.
      next = Math.max(next, end);
      aloneLeft -= 1;
    } catch (error) {
      if (!(error instanceof UnreadableMediaError)) throw error;
      aloneLeft = isAlone ? 0 : ALONE_AFTER_DAMAGE;
      if (!isAlone) continue;
      next = end;
      damagedOnEnd += 1;
      if (damagedOnEnd === MOST_DAMAGED_ON_END || (next === times.length && !isAnyGiven)) throw error;
    } finally {
      frames.close();
    }
  }
}
