/** Chooses the source frame that is on screen at a time, for constant output from any source timing. */

interface TimedFrame {
  /** Microseconds. */
  readonly timestamp: number;
  close(): void;
}

/** Timestamps are rounded to microseconds twice on their way; a frame this early is already on screen. */
const ROUNDING_US = 500;

export class FramePicker<Frame extends TimedFrame> {
  private readonly next: () => Promise<Frame | null>;
  private shown: Frame | null = null;
  private ahead: Frame | null = null;
  private started = false;

  /** `next` gives frames in presentation order, null at the end. */
  constructor(next: () => Promise<Frame | null>) {
    this.next = next;
  }

  /**
   * The last frame at or before `timeUs`, or the first one of all; null where there is none. Times must not
   * go back. The picker keeps the frame: valid until the next call, closed by it.
   */
  async frameAt(timeUs: number): Promise<Frame | null> {
    if (!this.started) {
      this.started = true;
      this.shown = await this.next();
      this.ahead = this.shown ? await this.next() : null;
    }
    while (this.ahead && this.ahead.timestamp <= timeUs + ROUNDING_US) {
      this.shown?.close();
      this.shown = this.ahead;
      this.ahead = null;
      this.ahead = await this.next();
    }
    return this.shown;
  }

  close(): void {
    this.shown?.close();
    this.ahead?.close();
    this.shown = null;
    this.ahead = null;
  }
}
