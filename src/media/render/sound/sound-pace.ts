/** Keeps the sound of a render a little ahead of its picture, once the level of the sound is known. */
import type { AudioSource } from 'mediabunny';

/** The sound of a render on its way into the file. One call of `advanceTo` or `finish` at a time. */
export interface SoundTrack {
  readonly source: AudioSource;
  /** Whether the sound has been heard, so that it can be written at once. */
  readonly isLevelled: boolean;
  /** Writes sound until `timeSec` of the video is there, or all there is. */
  advanceTo(timeSec: number): Promise<void>;
  finish(): Promise<void>;
  /** Ends all reading. `advanceTo` that still waits may reject. */
  close(): Promise<void>;
}

const AHEAD_SEC = 1;
/**
 * How far the picture may go while the sound is still being heard for its level. Sound and picture of a moment
 * should lie near each other in the file; this is about 4 MB of picture.
 */
const HEARING_LAG_SEC = 6;

export class SoundPace {
  private readonly sound: SoundTrack;
  private writing: Promise<void> = Promise.resolve();
  private askedSec = 0;
  private writtenSec = 0;

  constructor(sound: SoundTrack) {
    this.sound = sound;
  }

  /** All sound before this time of the video is in the file. */
  get doneUntilSec(): number {
    return this.writtenSec;
  }

  /** Resolves when the picture may go on from `timeSec`; what is written then goes on beside it. */
  async follow(timeSec: number): Promise<void> {
    if (!this.sound.isLevelled && timeSec < HEARING_LAG_SEC) return;
    await this.writing;
    this.writtenSec = this.askedSec;
    this.askedSec = timeSec + AHEAD_SEC;
    this.writing = this.sound.advanceTo(this.askedSec);
    // Awaited in the next round; until then a failure must not count as unhandled.
    this.writing.catch(() => undefined);
  }

  async finish(): Promise<void> {
    await this.writing;
    await this.sound.finish();
  }

  /** Readers must have ended before their files are closed under them. */
  async close(): Promise<void> {
    const closing = this.sound.close();
    await this.writing.catch(() => undefined);
    await closing;
  }
}
