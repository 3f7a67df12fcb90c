import { describe, expect, it } from 'vitest';
import { FACE_INPUT_PX } from './decode-faces.ts';
import type { Face } from './face.ts';
import { SAMPLE_SEC, type ShownPicture, sampleFaces } from './sample-faces.ts';

const FPS = 25;
const BYTES = 3 * FACE_INPUT_PX ** 2;

function faceAt(centerX: number): Face {
  const box = { centerX, centerY: 0.5, width: 0.2, height: 0.2 };
  return { ...box, score: 0.9, mouthX: centerX, mouthY: 0.56 };
}

/** Ten seconds; the first byte of a picture is its number, so that a detector can tell them apart. */
async function* film(cuts: readonly number[], talks = false): AsyncGenerator<ShownPicture, void> {
  for (let index = 0; index < 10 * FPS; index += 1) {
    const rgb = new Uint8Array(BYTES).fill(100);
    if (talks && index % 4 < 2) paintMouth(rgb);
    rgb[0] = index;
    yield { timeSec: index / FPS, afterCut: cuts.includes(index), toRgb: async () => rgb };
  }
}

function paintMouth(rgb: Uint8Array): void {
  for (let row = 139; row < 148; row += 1)
    rgb.fill(200, 3 * (row * FACE_INPUT_PX + 120), 3 * (row * FACE_INPUT_PX + 136));
}

const sampled = (pictures: AsyncIterable<ShownPicture>, facesIn: (picture: number) => Face[]) =>
  sampleFaces(pictures, {
    everySec: SAMPLE_SEC,
    detector: { detect: async (rgb) => facesIn(rgb[0] as number) },
    onSample: () => undefined,
  });

describe('sampling faces', () => {
  it('looks three times a second where nothing moves, and more often where a face does', async () => {
    const still = await sampled(film([]), () => [faceAt(0.5)]);
    expect(still.samples.length).toBeGreaterThanOrEqual(27);
    expect(still.samples.length).toBeLessThanOrEqual(31);
    const walking = await sampled(film([]), (picture) => [faceAt(0.2 + ((0.006 * picture) % 0.6))]);
    expect(walking.samples.length).toBeGreaterThan(1.5 * still.samples.length);
  });

  it('looks at the first picture after a cut, and counts the cut from just before it', async () => {
    const { samples, cutsSec } = await sampled(film([103, 111]), () => [faceAt(0.5)]);
    expect(cutsSec).toHaveLength(2);
    for (const [index, picture] of [103, 111].entries()) {
      const timeSec = picture / FPS;
      expect(samples.map((sample) => sample.timeSec)).toContain(timeSec);
      expect(cutsSec[index]).toBeLessThan(timeSec);
      expect(cutsSec[index]).toBeGreaterThan(timeSec - 0.003);
    }
  });

  it('gives samples in order of time, each once', async () => {
    const { samples } = await sampled(film([30, 31, 32, 200]), (picture) =>
      picture % 3 === 0 ? [] : [faceAt(0.5)],
    );
    const times = samples.map(({ timeSec }) => timeSec);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  });

  it('sees a mouth move in a face that stands', async () => {
    const motion = async (talks: boolean) => {
      const { samples } = await sampled(film([], talks), () => [faceAt(0.5)]);
      return Math.max(...samples.flatMap(({ faces }) => faces.map((face) => face.mouthMotion)));
    };
    expect(await motion(false)).toBe(0);
    expect(await motion(true)).toBeGreaterThan(5);
  });
});
