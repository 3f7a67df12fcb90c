/**
 * Whether this browser's encoder takes a multiple of the time for the High profile. x264 as Firefox on Linux sets it up does
 * (its medium preset, where arithmetic coding is searched coefficient by coefficient), for a few bits; hardware and OpenH264
 * do not. x264 writes its name into the first picture: asked for by name, the answer does not depend on how busy the machine is.
 */
const SIZE_PX = 64;
const HIGH = 'avc1.64000a';
/** In a message of "user data unregistered" (ITU-T H.264, D.1.7). */
const NAME = new TextEncoder().encode('x264 - core ');

let found: Promise<boolean> | null = null;

/** Tried once a worker, with one tiny frame. Under Node the better picture is what an export at home is for. */
export function highIsSlow(): Promise<boolean> {
  found ??= 'isSecureContext' in globalThis ? isX264() : Promise.resolve(false);
  return found;
}

/** False also where no such encoder is to be had: that is found out by those who ask for it. */
async function isX264(): Promise<boolean> {
  let isNamed = false;
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      isNamed ||= holds(bytes, NAME);
    },
    // The flush that fails with it says the same.
    error: () => undefined,
  });
  try {
    encoder.configure({ codec: HIGH, width: SIZE_PX, height: SIZE_PX, bitrate: 400_000, framerate: 30 });
    const frame = new VideoFrame(new Uint8Array(SIZE_PX * SIZE_PX * 1.5).fill(128), {
      ...{ format: 'I420', codedWidth: SIZE_PX, codedHeight: SIZE_PX, timestamp: 0 },
    });
    encoder.encode(frame, { keyFrame: true });
    frame.close();
    await encoder.flush();
    return isNamed;
  } catch {
    return false;
  } finally {
    if (encoder.state !== 'closed') encoder.close();
  }
}

function holds(bytes: Uint8Array, text: Uint8Array): boolean {
  for (let at = bytes.indexOf(text[0] ?? 0); at >= 0; at = bytes.indexOf(text[0] ?? 0, at + 1))
    if (text.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}
