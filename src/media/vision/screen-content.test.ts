import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACE_INPUT_PX } from './faces/decode-faces.ts';
import { isScreen, measureTones, type TonePicture, type ToneStatistics, toTones } from './screen-content.ts';

const SIDE = FACE_INPUT_PX;
type Paint = (x: number, y: number, index: number) => number;

/** Made pictures of one tone a pixel. */
function picture(paint: Paint, index = 0): TonePicture {
  const tones = new Uint8Array(SIDE * SIDE);
  for (let at = 0; at < tones.length; at += 1)
    tones[at] = Math.min(255, Math.max(0, Math.round(paint(at % SIDE, Math.floor(at / SIDE), index))));
  return tones;
}

function film(paint: Paint): ToneStatistics[] {
  const pictures = Array.from({ length: 9 }, (_, index) => picture(paint, index));
  return pictures.map((tones, index) => measureTones(tones, pictures[index - 1] ?? null));
}

/** The same for the same three numbers, -0.5 to 0.5, without any pattern the eye would find. */
function noise(x: number, y: number, index: number): number {
  const mixed = Math.sin(x * 12.9898 + y * 78.233 + index * 37.719) * 43758.5453;
  return mixed - Math.floor(mixed) - 0.5;
}

/** Lines of text: words of uneven length, one line in twelve rows. */
const isInk = (x: number, y: number): boolean =>
  y % 12 < 5 && x > 30 && x < 225 && Math.sin(x * 0.7 + Math.floor(y / 12) * 5) > -0.2;

const slide: Paint = (x, y) => (isInk(x, y) && y > 60 ? 230 : 30 + Math.round(y / 16));
const recording: Paint = (x, y, index) => {
  const isPointer = Math.hypot(x - 40 - 15 * index, y - 120) < 5;
  const isCursor = index % 2 === 0 && x === 100 && y > 100 && y < 108;
  return isPointer || isCursor ? 250 : x < 40 ? 60 : isInk(x, y) ? 190 : 30;
};
const room: Paint = (x, y, index) =>
  110 + 50 * Math.sin(x / 60) + 30 * Math.cos(y / 45) + (x > 90 && x < 150 ? 60 : 0) + 8 * noise(x, y, index);

describe('pictures of a screen', () => {
  it('are told from those of a camera', () => {
    expect(isScreen(film(slide))).toBe(true);
    expect(isScreen(film(recording))).toBe(true);
    expect(isScreen(film(room))).toBe(false);
  });

  it('are not a plain ground, a picture full of noise, or one that changes all over', () => {
    expect(isScreen(film(() => 32))).toBe(false);
    expect(isScreen(film((x, y, index) => 128 + 60 * noise(x, y, index)))).toBe(false);
    expect(isScreen(film((x, y, index) => slide(x, y, 0) * (index % 2) + 20))).toBe(false);
    expect(isScreen([])).toBe(false);
  });

  it('are no screen any more under the noise of a camera that films it', () => {
    expect(isScreen(film((x, y, index) => slide(x, y, index) + 6 * noise(x, y, index)))).toBe(false);
  });

  it('count shares, which are the same in a mirror', () => {
    const tones = fc.uint8Array({ minLength: 64, maxLength: 64 });
    fc.assert(
      fc.property(tones, tones, (now, before) => {
        const statistics = measureTones(now, before);
        for (const share of Object.values(statistics)) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
        const turned = measureTones(now.toReversed(), before.toReversed());
        expect([turned.fewTones, turned.changed]).toEqual([statistics.fewTones, statistics.changed]);
        expect(measureTones(now, now).changed).toBe(0);
        expect(statistics.flat + statistics.edges).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('are looked at by their brightness', () => {
    expect([...toTones(Uint8Array.of(255, 255, 255, 0, 0, 0, 0, 255, 0))]).toEqual([255, 0, 149]);
  });
});
