/** Encodes a few frames by one compositor: how long they take, and how they look to whoever plays them. */
import type { CompositionPlan } from '../../compose/composition-plan.ts';
import { sceneAt } from '../../compose/scene.ts';
import type { Compositor, FrameOf } from './compositor.ts';

/** The result of a trial. */
export interface Trial {
  readonly msPerFrame: number;
  /** The last frame as it is decoded again, small, as RGBA. */
  readonly pixels: Uint8ClampedArray;
}

const FRAMES = 10;
const LOOK_PX = 64;

/** Draws the plan's first scene with the frames of `frameOf`. Throws what the encoder throws. */
export async function tryCompositor(
  compositor: Compositor,
  plan: CompositionPlan,
  frameOf: FrameOf,
  config: VideoEncoderConfig,
): Promise<Trial> {
  const chunks: EncodedVideoChunk[] = [];
  let decoding: VideoDecoderConfig | undefined;
  let failure: unknown = null;
  const encoder = new VideoEncoder({
    output: (chunk, meta) => {
      chunks.push(chunk);
      decoding ??= meta?.decoderConfig;
    },
    error: (error) => {
      failure = error;
    },
  });
  try {
    encoder.configure(config);
    const scene = sceneAt(plan, 0);
    const startedMs = performance.now();
    for (let index = 0; index < FRAMES; index += 1) {
      const timing = { timestampUs: Math.round((index * 1e6) / plan.fps), durationUs: 1e6 / plan.fps };
      const composed = await compositor.compose(scene, frameOf, timing);
      try {
        encoder.encode(composed, { keyFrame: index === 0 });
      } finally {
        composed.close();
      }
    }
    await encoder.flush();
    const msPerFrame = (performance.now() - startedMs) / FRAMES;
    if (decoding === undefined) throw new Error('The encoder gave no packets.');
    return { msPerFrame, pixels: await lastPicture(chunks, decoding) };
  } catch (error) {
    // Once it failed, calls of it say only that it is closed.
    throw failure ?? error;
  } finally {
    if (encoder.state !== 'closed') encoder.close();
  }
}

async function lastPicture(
  chunks: readonly EncodedVideoChunk[],
  config: VideoDecoderConfig,
): Promise<Uint8ClampedArray> {
  const canvas = new OffscreenCanvas(LOOK_PX, LOOK_PX);
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (context === null) throw new Error('This browser gives no canvas to compare pictures on.');
  let failure: unknown = null;
  const decoder = new VideoDecoder({
    output: (picture) => {
      context.drawImage(picture, 0, 0, LOOK_PX, LOOK_PX);
      picture.close();
    },
    error: (error) => {
      failure = error;
    },
  });
  try {
    decoder.configure(config);
    for (const chunk of chunks) decoder.decode(chunk);
    await decoder.flush();
  } catch (error) {
    throw failure ?? error;
  } finally {
    if (decoder.state !== 'closed') decoder.close();
  }
  return context.getImageData(0, 0, LOOK_PX, LOOK_PX).data;
}
