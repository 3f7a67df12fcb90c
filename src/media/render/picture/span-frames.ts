/** The decoded frames of one source from one time on, as a lane shows them. Owns the decoder. */
import { problem } from '../../../contract/problems/problem.ts';
import type { PlanSource } from '../../compose/composition-plan.ts';
import type { Presentation } from '../../pictures/draw-upright.ts';
import { FramePicker } from '../../pictures/frame-picker.ts';
import { FrameStream } from '../../pictures/frame-stream.ts';
import { presentationOf } from '../../pictures/presentation-of.ts';
import type { OpenSource } from '../../probe/open-source.ts';
import { UnreadableMediaError } from '../../probe/unreadable-media-error.ts';

export class SpanFrames {
  readonly presentation: Presentation;
  private readonly originSec: number;
  private readonly stream: FrameStream;
  private readonly picker: FramePicker<VideoFrame>;

  private constructor(stream: FrameStream, originSec: number, presentation: Presentation) {
    this.presentation = presentation;
    this.originSec = originSec;
    this.stream = stream;
    this.picker = new FramePicker(() => stream.next());
  }

  /** `fromSec` is source time. Decoding begins at once, a few frames ahead. Throws UnreadableMediaError. */
  static async open(file: OpenSource, source: PlanSource, fromSec: number): Promise<SpanFrames> {
    const { video, originSec } = file;
    if (!video) throw new UnreadableMediaError(problem('no_picture'));
    const presentation = await presentationOf(file, video, source);
    return new SpanFrames(await FrameStream.open(video, originSec + fromSec), originSec, presentation);
  }

  /** The frame on screen at a source time; times must not go back. Valid until the next call. */
  async frameAt(sourceTimeSec: number): Promise<VideoFrame> {
    const frame = await this.picker.frameAt(Math.round((this.originSec + sourceTimeSec) * 1e6));
    if (!frame) throw new UnreadableMediaError(problem('no_picture_of_clip'));
    return frame;
  }

  close(): void {
    this.picker.close();
    this.stream.close();
  }
}
