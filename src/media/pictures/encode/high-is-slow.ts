/**
 * Whether this browser's encoder takes a multiple of the time for the High profile. Firefox on a processor does: its x264
 * works about four times as long on it as on Constrained Baseline, for a few bits. Hardware and OpenH264 do not.
 */
const WIDTH_PX = 360;
const HEIGHT_PX = 640;
const FRAMES = 12;
const MAX_ROUNDS = 3;
const HIGH = 'avc1.640028';
const CONSTRAINED_BASELINE = 'avc1.42e028';
/** Between 1, where profiles cost the same, and the 3 to 4 of x264. */
const SLOW_FROM = 1.8;

let found: Promise<boolean> | null = null;

/** Tried once a worker, with a few small frames. Under Node the better picture is what an export at home is for. */
export function highIsSlow(): Promise<boolean> {
  found ??= 'isSecureContext' in globalThis ? tryProfiles() : Promise.resolve(false);
  return found;
}

async function tryProfiles(): Promise<boolean> {
  const pictures = Array.from({ length: FRAMES }, (_, index) => grainyPicture(index));
  try {
    // The first encoder of a process also starts and loads what all of them need.
    await encodeMs(CONSTRAINED_BASELINE, pictures.slice(0, 1));
    // The quickest of several: whatever else the machine does only adds to one. One round is enough where nothing is slow.
    let baseline = Number.POSITIVE_INFINITY;
    let high = Number.POSITIVE_INFINITY;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      baseline = Math.min(baseline, await encodeMs(CONSTRAINED_BASELINE, pictures));
      high = Math.min(high, await encodeMs(HIGH, pictures));
      if (high <= SLOW_FROM * baseline) return false;
    }
    return true;
  } catch {
    // A profile that cannot be had at all is found out by those who ask for it.
    return false;
  }
}

/** Throws what the encoder throws. */
async function encodeMs(codec: string, pictures: readonly Uint8Array<ArrayBuffer>[]): Promise<number> {
  let failure: unknown = null;
  const encoder = new VideoEncoder({
    output: () => undefined,
    error: (error) => {
      failure = error;
    },
  });
  const size = { width: WIDTH_PX, height: HEIGHT_PX };
  encoder.configure({ codec, ...size, framerate: 30, bitrate: 2_000_000, avc: { format: 'avc' } });
  try {
    const startedMs = performance.now();
    for (const [index, picture] of pictures.entries()) {
      const frame = new VideoFrame(picture, {
        ...{ format: 'I420', codedWidth: WIDTH_PX, codedHeight: HEIGHT_PX },
        timestamp: Math.round((index * 1e6) / 30),
      });
      encoder.encode(frame, { keyFrame: index === 0 });
      frame.close();
    }
    await encoder.flush();
    return performance.now() - startedMs;
  } catch (error) {
    throw failure ?? error;
  } finally {
    if (encoder.state !== 'closed') encoder.close();
  }
}

/** A slope that moves, under grain: nothing an encoder may pass over. */
function grainyPicture(index: number): Uint8Array<ArrayBuffer> {
  const luma = WIDTH_PX * HEIGHT_PX;
  const samples = new Uint8Array(luma * 1.5).fill(128, luma);
  let noise = index + 1;
  for (let at = 0; at < luma; at += 1) {
    noise = (Math.imul(noise, 1664525) + 1013904223) >>> 0;
    samples[at] = 60 + (((at % WIDTH_PX) + 4 * index) & 63) + (noise >>> 29);
  }
  return samples;
}
