import { EncodedAudioPacketSource } from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { SoundPace, type SoundTrack } from './sound-pace.ts';

/** Sound that is written when the test says so. */
class SlowSound implements SoundTrack {
  readonly source = new EncodedAudioPacketSource('aac');
  readonly packetsAtMost = 0;
  readonly asked: number[] = [];
  finished = false;
  private go: (() => void)[] = [];

  advanceTo(timeSec: number): Promise<void> {
    this.asked.push(timeSec);
    return new Promise((resolve) => this.go.push(resolve));
  }

  async finish(): Promise<void> {
    this.finished = true;
  }

  async close(): Promise<void> {
    for (const resolve of this.go.splice(0)) resolve();
  }

  /** Writes what was asked for, step after step, until nothing more is. */
  async catchUp(): Promise<void> {
    while (this.go.length > 0) {
      for (const resolve of this.go.splice(0)) resolve();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

describe('the pace of sound beside a picture', () => {
  it('lets the picture go six seconds ahead, then holds it until the sound is there', async () => {
    const sound = new SlowSound();
    const pace = new SoundPace(sound);
    for (let timeSec = 0; timeSec <= 6; timeSec += 0.5) await pace.follow(timeSec, timeSec);
    let held = true;
    const following = pace.follow(6.5, 6.5).then(() => {
      held = false;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(held).toBe(true);
    await sound.catchUp();
    await following;
    expect(pace.doneUntilSec).toBe(7.5);
    expect(sound.asked.every((timeSec, at) => timeSec > (sound.asked[at - 1] ?? 0))).toBe(true);
    await pace.finish();
    expect(sound.finished).toBe(true);
  });

  it('writes as much sound as there is picture drawn, wherever that is in the video', async () => {
    const sound = new SlowSound();
    const pace = new SoundPace(sound);
    await pace.follow(2, 4);
    await sound.catchUp();
    expect(pace.doneUntilSec).toBe(5);
    await pace.follow(3, 6);
    await sound.catchUp();
    expect(pace.doneUntilSec).toBe(7);
    await pace.close();
  });

  it('tells the picture what kept the sound from being written', async () => {
    const full = new Error('The disk is full.');
    const broken: SoundTrack = {
      source: new EncodedAudioPacketSource('aac'),
      packetsAtMost: 0,
      advanceTo: () => Promise.reject(full),
      finish: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
    const pace = new SoundPace(broken);
    await pace.follow(0, 0);
    await expect(pace.follow(7, 7)).rejects.toBe(full);
    await expect(pace.finish()).rejects.toBe(full);
    await pace.close();
  });

  it('closes while sound is being written', async () => {
    const sound = new SlowSound();
    const pace = new SoundPace(sound);
    await pace.follow(0, 0);
    await pace.close();
    expect(sound.asked).toEqual([0.5]);
  });
});
