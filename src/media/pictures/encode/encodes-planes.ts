/**
 * Whether the browser's encoder takes frames of three planes (I420) as they are. That of WebKitGTK loses the first of them and
 * tears the others, without an error: it takes what a canvas shows.
 */
import { isSupported } from './is-supported.ts';

const SIDE_PX = 64;
const FRAMES = 2;
const CONFIG: VideoEncoderConfig = {
  codec: 'avc1.42e028',
  width: SIDE_PX,
  height: SIDE_PX,
  framerate: 30,
  bitrate: 400_000,
  avc: { format: 'avc' },
};

let found: Promise<boolean> | null = null;

/** Tried once a worker, by whether all of a few small frames come out. The encoder under Node is ours. */
export function encodesPlanes(): Promise<boolean> {
  found ??= 'isSecureContext' in globalThis ? tryPlanes() : Promise.resolve(true);
  return found;
}

async function tryPlanes(): Promise<boolean> {
  if (!(await isSupported(CONFIG))) return true;
  let packets = 0;
  const encoder = new VideoEncoder({
    output: () => {
      packets += 1;
    },
    // It rejects the flush as well.
    error: () => undefined,
  });
  try {
    encoder.configure(CONFIG);
    for (let index = 0; index < FRAMES; index += 1) {
      const frame = new VideoFrame(new Uint8Array(SIDE_PX * SIDE_PX * 1.5).fill(60 + 90 * index), {
        ...{ format: 'I420', codedWidth: SIDE_PX, codedHeight: SIDE_PX },
        timestamp: Math.round((index * 1e6) / 30),
      });
      encoder.encode(frame, { keyFrame: index === 0 });
      frame.close();
    }
    await encoder.flush();
    return packets === FRAMES;
  } catch {
    // An encoder that fails altogether is told of by who writes a film with it.
    return true;
  } finally {
    if (encoder.state !== 'closed') encoder.close();
  }
}
