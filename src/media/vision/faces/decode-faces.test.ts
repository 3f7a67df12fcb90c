import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANCHOR_COUNT, decodeFaces, joinDoubles } from './decode-faces.ts';
import { type Face, overlapOf } from './face.ts';

const part = fc.double({ min: 0, max: 1, noNaN: true });
const side = fc.double({ min: 0.02, max: 0.5, noNaN: true });
const face: fc.Arbitrary<Face> = fc.record({
  centerX: part,
  centerY: part,
  width: side,
  height: side,
  score: fc.double({ min: 0.5, max: 1, noNaN: true }),
  mouthX: part,
  mouthY: part,
});

describe('decoding what the face detector says', () => {
  it('finds nothing where it is sure of nothing', () => {
    expect(decodeFaces(new Float32Array(ANCHOR_COUNT).fill(-5), new Float32Array(16 * ANCHOR_COUNT))).toEqual(
      [],
    );
  });

  it('reads a box from its anchor', () => {
    const logits = new Float32Array(ANCHOR_COUNT).fill(-5);
    const boxes = new Float32Array(16 * ANCHOR_COUNT);
    // The first anchor of the second row of the fine grid: 8 px from the left, 24 px from the top.
    logits[32] = 5;
    boxes.set([8, 0, 64, 32], 16 * 32);
    const [found] = decodeFaces(logits, boxes);
    expect(found?.centerX).toBeCloseTo(16 / 256, 9);
    expect(found?.centerY).toBeCloseTo(24 / 256, 9);
    expect(found).toMatchObject({ width: 0.25, height: 0.125 });
  });

  it('leaves no two boxes of one face, and each face one', () => {
    fc.assert(
      fc.property(fc.array(face, { maxLength: 12 }), (faces) => {
        const joined = joinDoubles(faces);
        expect(joined.length).toBeLessThanOrEqual(faces.length);
        expect(joined.length === 0).toBe(faces.length === 0);
        for (const { score } of joined) expect(faces.map((one) => one.score)).toContain(score);
      }),
    );
  });

  it('says of a box that it is all of itself, and of two the same both ways', () => {
    fc.assert(
      fc.property(face, face, (a, b) => {
        expect(overlapOf(a, a)).toBeCloseTo(1, 9);
        expect(overlapOf(a, b)).toBeCloseTo(overlapOf(b, a), 9);
      }),
    );
  });
});
