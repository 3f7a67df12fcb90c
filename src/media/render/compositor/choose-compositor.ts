/**
 * Chooses how the frames of an export are drawn. On the processor our planes are several times as fast as a canvas
 * (src/DECISIONS.md, Media); only where the browser encodes by hardware may a canvas on the graphics card win, and
 * there both are tried once. A canvas is taken where it is faster and its colours come out the same.
 */
import type { CompositionPlan } from '../../compose/composition-plan.ts';
import { paintScene } from '../../compose/paint-scene.ts';
import { type Scene, sceneAt } from '../../compose/scene.ts';
import { isSupported } from '../../pictures/encode/is-supported.ts';
import type { FrameTiming } from '../../pictures/planes/frame-maker.ts';
import { evenDown } from '../../pictures/rect-px.ts';
import type { Compositor, FrameOf } from './compositor.ts';
import { PlaneCompositor } from './plane-compositor.ts';
import { type Trial, tryCompositor } from './try-compositor.ts';

type Way = 'planes' | 'canvas';

/** A canvas must be this much quicker to be worth its conversions of colour. */
const MUST_TAKE_AT_MOST = 0.9;
/** Mean difference of a colour channel, in 255ths, that is no more than coding noise. */
const SAME_COLOURS = 3;

/** What was found, by size of source and output; a worker tries each once. */
const found = new Map<string, Promise<Way>>();

/**
 * `isUpright` tells whether a canvas can show every source as it is: not turned, not mirrored, not HDR, not
 * in half pictures.
 */
export async function chooseCompositor(
  plan: CompositionPlan,
  config: VideoEncoderConfig,
  isUpright: () => Promise<boolean>,
): Promise<Compositor> {
  const byHardware = await isSupported({ ...config, hardwareAcceleration: 'prefer-hardware' });
  if (!byHardware || !(await isUpright())) return PlaneCompositor.create(plan);
  const sizes = plan.sources.map(({ widthPx, heightPx }) => `${widthPx}x${heightPx}`);
  const key = [plan.widthPx, plan.heightPx, plan.fps, ...new Set(sizes)].join(' ');
  const way = found.get(key) ?? tryBoth(plan, config);
  found.set(key, way);
  return (await way) === 'canvas' ? new CanvasCompositor(plan) : PlaneCompositor.create(plan);
}

async function tryBoth(plan: CompositionPlan, config: VideoEncoderConfig): Promise<Way> {
  try {
    const { planes, canvas } = await tryCompositors(plan, config);
    const isQuicker = canvas.msPerFrame <= MUST_TAKE_AT_MOST * planes.msPerFrame;
    return isQuicker && meanDifference(canvas.pixels, planes.pixels) <= SAME_COLOURS ? 'canvas' : 'planes';
  } catch {
    // A trial that fails says that a canvas cannot be relied on here; the planes need nothing of it.
    return 'planes';
  }
}

/** Both ways on the same made pictures. Throws what an encoder or decoder throws. */
export async function tryCompositors(
  plan: CompositionPlan,
  config: VideoEncoderConfig,
): Promise<Readonly<Record<Way, Trial>>> {
  // Of the scene that is drawn alone: one frame of 4K takes 12 MB, and a plan may have dozens of such films.
  const drawn = new Set(sceneAt(plan, 0).pictures.map(({ sourceId }) => sourceId));
  const seen = plan.sources.filter(
    ({ id, widthPx, heightPx }) => drawn.has(id) && widthPx >= 2 && heightPx >= 2,
  );
  const frames = new Map<string, VideoFrame>();
  const frameOf: FrameOf = async ({ sourceId }) => {
    const frame = frames.get(sourceId);
    if (frame === undefined) throw new Error(`The plan shows the source ${sourceId}, which has no picture.`);
    const { displayWidth: widthPx, displayHeight: heightPx } = frame;
    return { frame, presentation: { widthPx, heightPx, rotationDeg: 0, flipped: false } };
  };
  try {
    for (const { id, widthPx, heightPx } of seen)
      frames.set(id, madeFrame(evenDown(widthPx), evenDown(heightPx)));
    return {
      planes: await tryCompositor(await PlaneCompositor.create(plan), plan, frameOf, config),
      canvas: await tryCompositor(new CanvasCompositor(plan), plan, frameOf, config),
    };
  } finally {
    for (const frame of frames.values()) frame.close();
  }
}

/** Of all channels, in 255ths. */
export function meanDifference(some: Uint8ClampedArray, others: Uint8ClampedArray): number {
  let sum = 0;
  for (const [at, value] of some.entries()) sum += Math.abs(value - (others[at] ?? 0));
  return sum / some.length;
}

/** Colours in broad bands, as a decoder gives them; even in size. */
function madeFrame(width: number, height: number): VideoFrame {
  const luma = width * height;
  const samples = new Uint8Array(luma * 1.5);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      samples[y * width + x] = 60 + Math.floor((x / width) * 8) * 12 + Math.floor((y / height) * 8) * 6;
  for (let y = 0; y < height / 2; y += 1)
    for (let x = 0; x < width / 2; x += 1) {
      const at = luma + (y * width) / 2 + x;
      samples[at] = 98 + Math.floor((x / width) * 16) * 8;
      samples[at + luma / 4] = 98 + Math.floor((y / height) * 16) * 8;
    }
  return new VideoFrame(samples, {
    format: 'I420',
    codedWidth: width,
    codedHeight: height,
    timestamp: 0,
    colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
  });
}

/**
 * Draws scenes on a canvas: where a graphics card draws and encodes, pictures need not come to the processor at all.
 * Upright frames in square pixels only.
 */
class CanvasCompositor implements Compositor {
  private readonly plan: CompositionPlan;
  private readonly canvas: OffscreenCanvas;
  private readonly context: OffscreenCanvasRenderingContext2D;

  constructor(plan: CompositionPlan) {
    this.plan = plan;
    this.canvas = new OffscreenCanvas(plan.widthPx, plan.heightPx);
    const context = this.canvas.getContext('2d', { alpha: false });
    if (context === null) throw new Error('This browser gives no canvas to draw pictures on.');
    this.context = context;
  }

  async compose(scene: Scene, frameOf: FrameOf, timing: FrameTiming): Promise<VideoFrame> {
    const frames = new Map<number, VideoFrame>();
    for (const picture of scene.pictures) frames.set(picture.lane, (await frameOf(picture)).frame);
    paintScene(this.context, this.plan, scene, ({ lane }) => frames.get(lane) ?? null);
    return new VideoFrame(this.canvas, {
      timestamp: timing.timestampUs,
      duration: timing.durationUs,
      alpha: 'discard',
    });
  }
}
