/** When packets of Opus are presented that say it differently. */
import { EncodedPacket } from 'mediabunny';
import { expect, it } from 'vitest';
import { OpusTimes, samplesIn } from './opus-times.ts';

/** 20 ms of Opus in which nothing is heard. */
const SILENCE = Uint8Array.of(0xfc, 0xff, 0xfe);

function headOf(preSkip: number): Uint8Array<ArrayBuffer> {
  const [low, high] = [preSkip & 0xff, preSkip >> 8];
  return Uint8Array.of(...Buffer.from('OpusHead'), 1, 2, low, high, ...[0, 0, 0, 0, 0, 0, 0]);
}

it.each([
  { of: 'Ogg', preSkip: 312, shown: 648, from: -312 },
  { of: 'a recording in WebM', preSkip: 0, shown: 912, from: 0 },
  { of: 'a recording in MP4', preSkip: 3840, shown: 919, from: 0 },
])('the first packet of $of begins where it does', ({ preSkip, shown, from }) => {
  const config = { codec: 'opus', sampleRate: 48_000, numberOfChannels: 2, description: headOf(preSkip) };
  const packet = new EncodedPacket(SILENCE, 'key', 0, shown / 48_000);
  expect(new OpusTimes(config).next(packet)).toBeCloseTo(from / 48_000, 6);
});

it.each([
  { of: 'speech of 60 ms', bytes: [0b00011_000], samples: 2880 },
  { of: 'both together, two of 20 ms', bytes: [0b01101_001], samples: 1920 },
  { of: 'music of 2.5 ms', bytes: [0b11100_000], samples: 120 },
  { of: 'three of 20 ms', bytes: [0b11111_011, 0b1000_0011], samples: 2880 },
  { of: 'nothing', bytes: [], samples: 0 },
])('a packet with $of holds so many samples', ({ bytes, samples }) => {
  expect(samplesIn(Uint8Array.from(bytes))).toBe(samples);
});
