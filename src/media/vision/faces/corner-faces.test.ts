import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cornersSize, facesInCorners } from './corner-faces.ts';
import { FACE_INPUT_PX } from './decode-faces.ts';

/** Finds the one white pixel of a picture, as a face of a tenth of it. */
async function detect(rgb: Uint8Array) {
  const at = rgb.indexOf(255) / 3;
  if (at < 0) return [];
  const centerX = ((at % FACE_INPUT_PX) + 0.5) / FACE_INPUT_PX;
  const centerY = (Math.floor(at / FACE_INPUT_PX) + 0.5) / FACE_INPUT_PX;
  return [{ centerX, centerY, width: 0.1, height: 0.1, score: 1, mouthX: centerX, mouthY: centerY }];
}

it('faces of a corner are told in fractions of the whole picture, in their own shape', async () => {
  const place = fc.record({
    aspect: fc.double({ min: 1.3, max: 2.4, noNaN: true }),
    right: fc.boolean(),
    bottom: fc.boolean(),
    x: fc.nat(FACE_INPUT_PX - 1),
    y: fc.nat(FACE_INPUT_PX - 1),
  });
  await fc.assert(
    fc.asyncProperty(place, async ({ aspect, right, bottom, x, y }) => {
      const size = cornersSize(aspect);
      const [atX, atY] = [right ? size.widthPx - 1 - x : x, bottom ? size.heightPx - 1 - y : y];
      const rgb = new Uint8Array(3 * size.widthPx * size.heightPx);
      rgb.fill(255, 3 * (atY * size.widthPx + atX), 3 * (atY * size.widthPx + atX) + 3);
      const faces = await facesInCorners(rgb, size, { detect }, ['left', 'right']);
      expect(faces.length).toBeGreaterThan(0);
      const side = right ? 'right' : 'left';
      expect(await facesInCorners(rgb, size, { detect }, [side])).toEqual(faces);
      expect(await facesInCorners(rgb, size, { detect }, [])).toEqual([]);
      for (const face of faces) {
        expect(face.centerX).toBeCloseTo((atX + 0.5) / size.widthPx, 6);
        expect(face.centerY).toBeCloseTo((atY + 0.5) / size.heightPx, 6);
        expect((face.width * size.widthPx) / (face.height * size.heightPx)).toBeCloseTo(1, 6);
      }
    }),
    { numRuns: 30 },
  );
});
