/**
 * Draws scenes on a canvas: where a graphics card draws and encodes, pictures need not come to the processor at all.
 * Upright frames in square pixels only.
 */
import type { CompositionPlan } from '../../compose/composition-plan.ts';
import { paintScene } from '../../compose/paint-scene.ts';
import type { Scene } from '../../compose/scene.ts';
import type { FrameTiming } from '../../pictures/planes/frame-maker.ts';
import type { Compositor, FrameOf } from './compositor.ts';

export class CanvasCompositor implements Compositor {
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
