import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placePicture } from '../../compose/place-picture.ts';
import type { ToneStatistics } from '../screen-content.ts';
import type { FaceSample, SeenFace } from './face-sample.ts';
import { type FramingResult, frameShots } from './frame-shots.ts';

const WIDE = { sourceAspect: 16 / 9, outputAspect: 9 / 16 } as const;
const SOURCE = { widthPx: 1280, heightPx: 720 };
const LANE = { x: 0, y: 0, width: 404, height: 720 };

function face(centerX: number, more: Partial<SeenFace> = {}): SeenFace {
  const box = { centerX, centerY: 0.4, width: 0.1, height: 0.18 };
  return { ...box, score: 0.9, mouthX: centerX, mouthY: 0.45, mouthMotion: 0, ...more };
}

const CAMERA: ToneStatistics = { flat: 0.2, fewTones: 0.2, edges: 0.03, changed: 0.05 };
const SLIDE: ToneStatistics = { flat: 0.8, fewTones: 0.6, edges: 0.05, changed: 0 };

/** Three pictures a second of what `facesAt` says. */
function film(
  endSec: number,
  facesAt: (timeSec: number) => SeenFace[],
  statisticsAt: (timeSec: number) => ToneStatistics = () => CAMERA,
): FaceSample[] {
  return Array.from({ length: Math.ceil(endSec * 3) }, (_, index) => {
    const timeSec = index / 3;
    return { timeSec, faces: facesAt(timeSec), statistics: statisticsAt(timeSec) };
  });
}

/** Left edge of the crop in pixels, as the renderer places it. */
function cropAt({ path }: FramingResult, timeSec: number): number {
  return placePicture({ fit: 'cover', zoom: 1, framing: path }, SOURCE, LANE, timeSec).source.x;
}

function isInside(result: FramingResult, timeSec: number, { centerX, width }: SeenFace): boolean {
  const left = cropAt(result, timeSec);
  return (centerX - width / 2) * 1280 >= left && (centerX + width / 2) * 1280 <= left + LANE.width;
}

describe('framing by faces', () => {
  it('shows the middle where nobody is', () => {
    const result = frameShots({ startSec: 0, endSec: 4, samples: film(4, () => []), cutsSec: [], ...WIDE });
    const shots = [{ startSec: 0, endSec: 4 }];
    expect(result).toEqual({ path: { keyframes: [] }, shots, faceShare: 0 });
  });

  it('says shot by shot where the followed faces are, but for a moment elsewhere', () => {
    const strayed = (timeSec: number): number => (timeSec > 1.9 && timeSec < 2.1 ? 0.9 : 0.3);
    const samples = film(12, (timeSec) => {
      if (timeSec < 8) return timeSec < 4 ? [face(strayed(timeSec))] : [];
      return [face(0.7)];
    });
    const span = { startSec: 0, endSec: 12, samples, cutsSec: [4, 8], ...WIDE };
    const room = (centerX: number) => ({
      left: expect.closeTo(centerX - 0.05, 4),
      right: expect.closeTo(centerX + 0.05, 4),
      top: expect.closeTo(0.31, 4),
      bottom: expect.closeTo(0.49, 4),
    });
    expect(frameShots(span).path.faces).toEqual([
      { startSec: 0, endSec: 4, ...room(0.3) },
      { startSec: 8, endSec: 12, ...room(0.7) },
    ]);
  });

  it('keeps shots of a screen whole, and no shot with a face in it', () => {
    const samples = film(
      12,
      (timeSec) => (timeSec < 4 ? [face(0.3)] : []),
      (timeSec) => (timeSec < 8 ? SLIDE : CAMERA),
    );
    const span = { startSec: 0, endSec: 12, samples, cutsSec: [4, 8], ...WIDE };
    const { path, shots } = frameShots(span);
    expect(shots.map(({ startSec }) => startSec)).toEqual([0, 4, 8]);
    expect(path.whole).toEqual([{ startSec: 4, endSec: 8 }]);
    const alone = frameShots({ ...span, samples: samples.slice(12), cutsSec: [8], startSec: 4 });
    expect(alone.path).toEqual({ keyframes: [], whole: [{ startSec: 4, endSec: 8 }] });
  });

  it('stands still for a face that only nods', () => {
    const nodding = fc.array(fc.double({ min: -0.015, max: 0.015, noNaN: true }), {
      minLength: 30,
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 0.9, noNaN: true }), nodding, (at, offsets) => {
        const samples = film(10, (timeSec) => [face(at + (offsets[Math.round(timeSec * 3)] as number))]);
        const result = frameShots({ startSec: 0, endSec: 10, samples, cutsSec: [], ...WIDE });
        expect(new Set(result.path.keyframes.map(({ centerX }) => centerX)).size).toBe(1);
        expect(isInside(result, 5, face(at))).toBe(true);
      }),
    );
  });

  it('keeps a face inside that walks no faster than a camera may turn', () => {
    const walk = fc.record({
      from: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
      to: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
      startSec: fc.double({ min: 0, max: 6, noNaN: true }),
    });
    fc.assert(
      fc.property(walk, ({ from, to, startSec }) => {
        const speed = 0.25;
        const at = (timeSec: number) => {
          const gone = Math.min(Math.abs(to - from), Math.max(0, timeSec - startSec) * speed);
          return face(from + Math.sign(to - from) * gone);
        };
        const samples = film(12, (timeSec) => [at(timeSec)]);
        const result = frameShots({ startSec: 0, endSec: 12, samples, cutsSec: [], ...WIDE });
        for (let frame = 0; frame < 300; frame += 1)
          expect(isInside(result, frame / 25, at(frame / 25))).toBe(true);
      }),
    );
  });

  it('jumps at a cut and moves on neither side of it', () => {
    const samples = film(8, (timeSec) => [face(timeSec < 4 ? 0.2 : 0.8)]);
    const result = frameShots({ startSec: 0, endSec: 8, samples, cutsSec: [4], ...WIDE });
    const before = cropAt(result, 3.999);
    expect(cropAt(result, 0)).toBe(before);
    expect(cropAt(result, 4)).toBe(cropAt(result, 7.9));
    expect(isInside(result, 3.999, face(0.2))).toBe(true);
    expect(isInside(result, 4, face(0.8))).toBe(true);
  });

  it('shows two people who sit close, and otherwise the one who speaks or the larger one', () => {
    const shot = (faces: SeenFace[]) =>
      frameShots({ startSec: 0, endSec: 6, samples: film(6, () => faces), cutsSec: [], ...WIDE });
    const close = [face(0.42), face(0.56)];
    for (const one of close) expect(isInside(shot(close), 3, one)).toBe(true);
    const speaker = face(0.8, { mouthMotion: 9 });
    const far = [face(0.2, { width: 0.12, height: 0.2, mouthMotion: 1 }), speaker];
    expect(isInside(shot(far), 3, speaker)).toBe(true);
    const silent = [face(0.2, { width: 0.12, height: 0.2 }), face(0.8)];
    expect(isInside(shot(silent), 3, silent[0] as SeenFace)).toBe(true);
  });

  it('is not led astray by a face that is seen once', () => {
    const samples = film(10, (timeSec) => [
      face(0.3),
      ...(timeSec > 5 && timeSec < 5.2 ? [face(0.9, { width: 0.3, height: 0.5 })] : []),
    ]);
    const result = frameShots({ startSec: 0, endSec: 10, samples, cutsSec: [], ...WIDE });
    for (const timeSec of [0, 5.1, 9]) expect(isInside(result, timeSec, face(0.3))).toBe(true);
  });

  it('leaves head room where the crop is lower than the picture', () => {
    const tall = { sourceAspect: 9 / 16, outputAspect: 1 } as const;
    const low = face(0.5, { centerY: 0.5, height: 0.1 });
    const samples = film(6, () => [low]);
    const { path } = frameShots({ startSec: 0, endSec: 6, samples, cutsSec: [], ...tall });
    const centerY = path.keyframes[0]?.centerY ?? 0;
    expect(centerY).toBeGreaterThan(0.5);
    expect(centerY - 9 / 32).toBeLessThan(0.45);
  });

  it('needs few keyframes', () => {
    const samples = film(60, (timeSec) => [face(0.5 + 0.3 * Math.sin(timeSec / 4))]);
    const { path } = frameShots({ startSec: 0, endSec: 60, samples, cutsSec: [], ...WIDE });
    expect(path.keyframes.length).toBeLessThan(200);
    const times = path.keyframes.map(({ timeSec }) => timeSec);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});
