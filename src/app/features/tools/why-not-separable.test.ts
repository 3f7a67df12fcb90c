import { describe, expect, it } from 'vitest';
import { whyNotSeparable } from './why-not-separable.ts';

const video = { kind: 'video', hasAudio: true, durationSec: 90 } as const;

describe('what stands against separating a sound', () => {
  it('is nothing for a video with sound of up to an hour', () => {
    expect(whyNotSeparable(video)).toBeNull();
    expect(whyNotSeparable({ ...video, durationSec: 3600 })).toBeNull();
  });

  it('is the first thing the service would refuse', () => {
    expect(whyNotSeparable({ ...video, kind: 'audio' })).toBe('not_a_video');
    expect(whyNotSeparable({ ...video, kind: 'hologram' })).toBe('not_a_video');
    expect(whyNotSeparable({ ...video, hasAudio: false, durationSec: 9000 })).toBe('no_sound');
    expect(whyNotSeparable({ ...video, durationSec: 3600.5 })).toBe('too_long');
  });

  it('is left to the service where a fact is missing', () => {
    expect(whyNotSeparable({ kind: 'video', hasAudio: null, durationSec: null })).toBeNull();
  });
});
