/** Whether frames made here may have rows that are longer than their picture: Firefox and WebKit ignore `layout`. */

const WIDTH_PX = 4;
const HEIGHT_PX = 2;
const STRIDE = 8;
/** What lies between the rows of the trial, and must not be seen. */
const GAP = 255;

let kept: Promise<boolean> | null = null;

/** Tried once a worker, with a frame of eight pixels. */
export function keepsStrides(): Promise<boolean> {
  kept ??= tryStrides();
  return kept;
}

async function tryStrides(): Promise<boolean> {
  const luma = STRIDE * HEIGHT_PX;
  const samples = new Uint8Array(luma + STRIDE).fill(GAP);
  for (let row = 0; row < HEIGHT_PX; row += 1) samples.fill(row + 1, row * STRIDE, row * STRIDE + WIDTH_PX);
  const frame = new VideoFrame(samples, {
    format: 'I420',
    codedWidth: WIDTH_PX,
    codedHeight: HEIGHT_PX,
    layout: [
      { offset: 0, stride: STRIDE },
      { offset: luma, stride: STRIDE / 2 },
      { offset: luma + STRIDE / 2, stride: STRIDE / 2 },
    ],
    timestamp: 0,
  });
  try {
    const seen = new Uint8Array(frame.allocationSize());
    const [plane] = await frame.copyTo(seen);
    if (plane === undefined) return false;
    return [0, 1].every((row) => {
      const at = plane.offset + row * plane.stride;
      return seen.subarray(at, at + WIDTH_PX).every((sample) => sample === row + 1);
    });
  } finally {
    frame.close();
  }
}
