/** A segment of a picture that is drawn frame by frame and encoded. Owns its decoders and encoder, borrows a compositor. */
import { loadCaptionFonts } from '../../captions/fonts/load-caption-fonts.ts';
import type { CompositionPlan } from '../../compose/composition-plan.ts';
import { planText } from '../../compose/plan-text.ts';
import { sceneAt } from '../../compose/scene.ts';
import { type PacketSink, VideoTrackWriter } from '../../pictures/encode/video-track-writer.ts';
import type { Compositor } from '../compositor/compositor.ts';
import type { OpenSources } from '../open-sources.ts';
import type { CompositorPool } from './compositor-pool.ts';
import { PlanFrames } from './plan-frames.ts';
import type { Segment } from './segments.ts';

/** What the segments of a picture share. */
export interface DrawingParts {
  readonly plan: CompositionPlan;
  readonly sources: OpenSources;
  readonly config: Promise<VideoEncoderConfig>;
  readonly compositors: CompositorPool;
}

export class DrawnSegment {
  private readonly plan: CompositionPlan;
  private readonly segment: Segment;
  private readonly frames: PlanFrames;
  private readonly compositors: CompositorPool;
  private readonly compositor: Compositor;
  private readonly track: VideoTrackWriter;

  private constructor(
    { plan, compositors }: DrawingParts,
    segment: Segment,
    frames: PlanFrames,
    compositor: Compositor,
    track: VideoTrackWriter,
  ) {
    this.plan = plan;
    this.compositors = compositors;
    this.segment = segment;
    this.frames = frames;
    this.compositor = compositor;
    this.track = track;
  }

  /**
   * Decodes the first pictures. Throws RenderError where the browser cannot encode, UnreadableMediaError for a
   * source. The caller closes it.
   */
  static async open(parts: DrawingParts, segment: Segment, packets: PacketSink): Promise<DrawnSegment> {
    const { plan } = parts;
    const frames = new PlanFrames(plan, parts.sources);
    try {
      const { pictures } = sceneAt(plan, segment.from / plan.fps);
      const [config, compositor] = await Promise.all([
        parts.config,
        parts.compositors.take(),
        planText(plan) !== '' && loadCaptionFonts(planText(plan)),
        ...pictures.map((picture) => frames.frameOf(picture)),
      ]);
      return new DrawnSegment(parts, segment, frames, compositor, new VideoTrackWriter(config, packets));
    } catch (error) {
      await frames.close();
      throw error;
    }
  }

  /** Closes decoders of spans that have ended and opens those that begin soon. */
  prepare(timeSec: number): Promise<void> {
    return this.frames.prepare(timeSec);
  }

  /** `beforeFrame` is waited for before each frame. Throws UnreadableMediaError and RenderError. */
  async write(keyEvery: number, beforeFrame: (index: number) => Promise<void>): Promise<void> {
    const { fps } = this.plan;
    for (let index = this.segment.from; index < this.segment.to; index += 1) {
      await beforeFrame(index);
      const timeSec = index / fps;
      const timing = { timestampUs: Math.round(timeSec * 1e6), durationUs: Math.round(1e6 / fps) };
      const composed = await this.compositor.compose(
        sceneAt(this.plan, timeSec),
        (picture) => this.frames.frameOf(picture),
        timing,
      );
      await this.track.write(composed, (index - this.segment.from) % keyEvery === 0);
    }
    await this.track.finish();
  }

  async close(): Promise<void> {
    this.track.close();
    this.compositors.giveBack(this.compositor);
    await this.frames.close();
  }
}
