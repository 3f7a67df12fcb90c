/** Writes the sound of a render beside its picture, and holds the picture back only where the sound is far behind. */
import type { AudioSource } from 'mediabunny';
import { WakeUp } from '../../../base/work/wake-up.ts';

/** The sound of a render on its way into the file. One call of `advanceTo` or `finish` at a time. */
export interface SoundTrack {
  readonly source: AudioSource;
  /** No more packets than this come, so that room for the file's index can be left before them. */
  readonly packetsAtMost: number;
  /** Writes sound until `timeSec` of the video is there, or all there is; waits until its level is known. */
  advanceTo(timeSec: number): Promise<void>;
  finish(): Promise<void>;
  /** Ends all reading. `advanceTo` that still waits may reject. */
  close(): Promise<void>;
}

/** The sound leads what is drawn by this much. */
const AHEAD_SEC = 1;
/** Written at once; between two steps the picture can be told how far the sound is. */
const STEP_SEC = 0.5;
/**
 * How far the picture may go while the sound is heard for its level, or catches up. Sound and picture of a moment
 * should lie near each other in the file; this is about 4 MB of picture.
 */
const LAG_SEC = 6;

export class SoundPace {
  private readonly sound: SoundTrack;
  private readonly news = new WakeUp();
  private writing: Promise<void> = Promise.resolve();
  private isWriting = false;
  private wantedSec = 0;
  private writtenSec = 0;
  private failure: { readonly error: unknown } | null = null;

  constructor(sound: SoundTrack) {
    this.sound = sound;
  }

  /** All sound before this time of the video is in the file. */
  get doneUntilSec(): number {
    return this.writtenSec;
  }

  /**
   * Resolves when the picture, all in the file before `timeSec`, may go on; sound is written beside it. `drawnSec` is
   * how much picture is drawn in all, with stretches that wait for their turn: a sound that kept to the file alone
   * would leave much of itself for the end, where nothing else is left to do. Throws what writing threw.
   */
  async follow(timeSec: number, drawnSec: number): Promise<void> {
    this.wantedSec = drawnSec + AHEAD_SEC;
    if (!this.isWriting) this.writing = this.write();
    while (timeSec > this.writtenSec + LAG_SEC && this.failure === null) await this.news.wait();
    if (this.failure !== null) throw this.failure.error;
  }

  async finish(): Promise<void> {
    await this.writing;
    if (this.failure !== null) throw this.failure.error;
    await this.sound.finish();
  }

  /** Readers must have ended before their files are closed under them. */
  async close(): Promise<void> {
    this.wantedSec = 0;
    const closing = this.sound.close();
    await this.writing;
    await closing;
  }

  /** Never rejects: a failure waits for whoever follows next. */
  private async write(): Promise<void> {
    this.isWriting = true;
    try {
      while (this.writtenSec < this.wantedSec) {
        const nextSec = Math.min(this.writtenSec + STEP_SEC, this.wantedSec);
        await this.sound.advanceTo(nextSec);
        this.writtenSec = nextSec;
        this.news.signal();
      }
    } catch (error) {
      this.failure = { error };
      this.news.signal();
    } finally {
      this.isWriting = false;
    }
  }
}
