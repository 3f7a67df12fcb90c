/**
 * The frames of one lane, span after span. A decoder lives only as long as its span; the next span's is opened
 * a little before it is due, so that a cut does not wait for a seek.
 */
import type { PictureLane, PictureSpan } from '../../compose/composition-plan.ts';
import type { ScenePicture } from '../../compose/scene.ts';
import { sourceTimeOf } from '../../compose/source-time.ts';
import { spansBegunBy } from '../../compose/span-at.ts';
import type { SpanFrames } from './span-frames.ts';

/** What a lane needs of the frames of a span. */
type Frames = Pick<SpanFrames, 'presentation' | 'frameAt' | 'close'>;

/** Opens the frames of a source from a time on. */
export type OpenFrames = (sourceId: string, fromSec: number) => Promise<Frames>;

const OPEN_AHEAD_SEC = 0.4;
/** Up to this far ahead in the same source, decoding on is cheaper than seeking to a key frame. */
const DECODE_ON_SEC = 1;
const ROUNDING_SEC = 0.001;

interface Running {
  span: number;
  readonly frames: Promise<Frames>;
}

export class LaneFrames {
  private readonly spans: readonly PictureSpan[];
  private readonly open: OpenFrames;
  private current: Running | null = null;
  private next: Running | null = null;

  constructor({ spans }: PictureLane, open: OpenFrames) {
    this.spans = spans;
    this.open = open;
  }

  /** The decoder that shows this picture. Spans must be asked for in order. */
  async framesOf({ span, sourceTimeSec }: ScenePicture): Promise<Frames> {
    let current = this.current;
    if (current !== null && current.span !== span && this.goesOn(current.span, span)) current.span = span;
    if (current === null || current.span !== span) {
      if (current !== null) await this.release(current);
      this.current = null;
      const prepared = this.next;
      this.next = null;
      if (prepared !== null && prepared.span !== span) await this.release(prepared);
      current = prepared?.span === span ? prepared : this.start(span, sourceTimeSec);
      this.current = current;
    }
    return current.frames;
  }

  /** Closes what has ended by `timeSec` and opens what begins soon. */
  async prepare(timeSec: number): Promise<void> {
    const { current, next } = this;
    if (current !== null && this.hasEnded(current, timeSec)) {
      const following = current.span + 1;
      if (!this.goesOn(current.span, following)) {
        await this.release(current);
        this.current = null;
      }
    }
    // Opened ahead, and hidden by another lane all the time.
    if (next !== null && this.hasEnded(next, timeSec)) {
      await this.release(next);
      this.next = null;
    }
    if (this.next !== null) return;
    const soon = spansBegunBy(this.spans, timeSec);
    const span = this.spans[soon];
    if (span === undefined || span.startSec > timeSec + OPEN_AHEAD_SEC) return;
    if (this.current !== null && this.goesOn(this.current.span, soon)) return;
    this.next = this.start(soon, span.sourceStartSec);
  }

  async close(): Promise<void> {
    const running = [this.current, this.next].filter((one) => one !== null);
    this.current = null;
    this.next = null;
    await Promise.all(running.map((one) => this.release(one)));
  }

  private hasEnded({ span }: Running, timeSec: number): boolean {
    return (this.spans[span]?.endSec ?? 0) <= timeSec;
  }

  private start(span: number, fromSec: number): Running {
    const frames = this.open(this.spans[span]?.sourceId ?? '', fromSec);
    // Opened ahead of its use: until somebody awaits it a failure must not count as unhandled.
    frames.catch(() => undefined);
    return { span, frames };
  }

  private async release({ frames }: Running): Promise<void> {
    // One that failed to open has nothing to close; its error reaches whoever asks for its frames.
    (await frames.catch(() => null))?.close();
  }

  /** True where the later span shows the same source from where the earlier ends, or shortly after. */
  private goesOn(earlier: number, later: number): boolean {
    const [before, after] = [this.spans[earlier], this.spans[later]];
    if (before === undefined || after === undefined || later !== earlier + 1) return false;
    const gapSec = after.sourceStartSec - sourceTimeOf(before, before.endSec);
    return before.sourceId === after.sourceId && gapSec > -ROUNDING_SEC && gapSec <= DECODE_ON_SEC;
  }
}
