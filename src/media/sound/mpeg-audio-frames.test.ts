import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MpegAudioFrames } from './mpeg-audio-frames.ts';

/** A frame of 128 kbit/s at 44.1 kHz in stereo: 417 bytes. */
function frame(fill: number): Uint8Array {
  const bytes = new Uint8Array(417).fill(fill);
  bytes.set([0xff, 0xfb, 0x90, 0x00]);
  return bytes;
}

/** `bytes` in pieces of these lengths. */
function cut(bytes: Uint8Array, lengths: readonly number[]): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  let at = 0;
  for (let turn = 0; at < bytes.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? 1;
    pieces.push(bytes.subarray(at, at + length));
    at += length;
  }
  return pieces;
}

describe('a stream of MP3', () => {
  it('comes apart into its frames, wherever its chunks end', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(200), { minLength: 1, maxLength: 12 }),
        fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 6 }),
        (fills, lengths) => {
          const stream = Buffer.concat(fills.map(frame));
          const reader = new MpegAudioFrames();
          const found = cut(stream, lengths).flatMap((piece) => reader.push(piece));
          expect(found.map(({ data }) => [...data])).toEqual(fills.map((fill) => [...frame(fill)]));
          expect(
            found.every(
              ({ sampleRate, channels, samples }) =>
                sampleRate === 44_100 && channels === 2 && samples === 1152,
            ),
          ).toBe(true);
        },
      ),
    );
  });

  it('begins with no frame of chance, as one that was cut out of a longer one', () => {
    // In the midst of what is left of a frame, the header of one of another rate.
    const left = new Uint8Array(300).fill(7);
    left.set([0xff, 0xf3, 0x90, 0x00], 60);
    const stream = Buffer.concat([left, ...[1, 2, 3].map(frame)]);
    for (const lengths of [[stream.length], [100]]) {
      const reader = new MpegAudioFrames();
      const found = cut(stream, lengths).flatMap((piece) => reader.push(piece));
      expect(found.map(({ data }) => data)).toEqual([1, 2, 3].map(frame));
    }
  });

  it('begins at its first frame', () => {
    const noise = Uint8Array.from({ length: 50 }, (_, index) => index);
    expect(new MpegAudioFrames().push(Buffer.concat([noise, frame(1), frame(2)]))).toHaveLength(2);
  });
});
