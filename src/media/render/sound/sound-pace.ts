/** Keeps the sound of a render a little ahead of its picture, once the level of the sound is known. */
import type { SoundTrackWriter } from './sound-track-writer.ts';

const AHEAD_SEC = 1;
/**
 * How far the picture may go while the sound is still being heard for its level. Sound and picture of a moment
 * should lie near each other in the file; this is about 4 MB of picture.
 */
const HEARING_LAG_SEC = 6;

export class SoundPace {
  private readonly sound: SoundTrackWriter;
  private writing: Promise<void> = Promise.resolve();
  private askedSec = 0;
  private writtenSec = 0;

  constructor(sound: SoundTrackWriter) {
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
