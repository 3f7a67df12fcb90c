import { describe, expect, it } from 'vitest';
import { whyNotSeparable } from './why-not-separable.ts';

const video = { kind: 'video', hasAudio: true, durationSec: 90 } as const;

describe('what stands against separating a sound', () => {
  it('is nothing for a video with sound of up to an hour', () => {
    expect(whyNotSeparable(video, false)).toBeNull();
    expect(whyNotSeparable({ ...video, durationSec: 3600 }, false)).toBeNull();
  });

  it('is the first thing the service would refuse', () => {
    expect(whyNotSeparable({ ...video, kind: 'audio' }, false)).toBe('not_a_video');
    expect(whyNotSeparable({ ...video, kind: 'hologram' }, false)).toBe('not_a_video');
    expect(whyNotSeparable({ ...video, hasAudio: false, durationSec: 9000 }, false)).toBe('no_sound');
    expect(whyNotSeparable({ ...video, durationSec: 3600.5 }, false)).toBe('too_long');
  });

  it('is nothing for a sound without a picture where the service takes those', () => {
    expect(whyNotSeparable({ ...video, kind: 'audio' }, true)).toBeNull();
    expect(whyNotSeparable({ ...video, kind: 'audio', durationSec: 9000 }, true)).toBe('too_long');
    expect(whyNotSeparable({ ...video, kind: 'image' }, true)).toBe('not_a_video');
  });

  it('is left to the service where a fact is missing', () => {
    expect(whyNotSeparable({ kind: 'video', hasAudio: null, durationSec: null }, false)).toBeNull();
  });
});
