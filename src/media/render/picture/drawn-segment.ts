/** A segment of a picture that is drawn frame by frame and encoded. Owns its decoders and encoder, borrows a compositor. */
import { problem } from '../../../contract/problems/problem.ts';
import type { CompositionPlan } from '../../compose/composition-plan.ts';
import { loadDrawn } from '../../compose/load-drawn.ts';
import { type ScenePicture, sceneAt } from '../../compose/scene.ts';
import { RenderError } from '../../pictures/encode/render-error.ts';
import { type PacketSink, VideoTrackWriter } from '../../pictures/encode/video-track-writer.ts';
import type { PresentedFrame } from '../../pictures/planes/picture-reader.ts';
import type { Compositor } from '../compositor/compositor.ts';
import type { OpenSources } from '../open-sources.ts';
import type { CompositorPool } from './compositor-pool.ts';
import { LaneFrames } from './lane-frames.ts';
import type { Segment } from './segments.ts';
import { SpanFrames } from './span-frames.ts';

/** What the segments of a picture share. */
export interface DrawingParts {
  readonly plan: CompositionPlan;
  readonly sources: OpenSources;
  readonly config: VideoEncoderConfig;
  readonly compositors: CompositorPool;
  /** Called for each packet, also where it waits for those before it. */
  readonly onEncoded: () => void;
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
   * Decodes the first pictures. Throws RenderError where the browser cannot encode or a font or logo does not load,
   * UnreadableMediaError for a source. The caller closes it.
   */
  static async open(parts: DrawingParts, segment: Segment, packets: PacketSink): Promise<DrawnSegment> {
    const { plan } = parts;
    const frames = new PlanFrames(plan, parts.sources);
    try {
      const { pictures } = sceneAt(plan, segment.from / plan.fps);
      const [compositor] = await Promise.all([
        parts.compositors.take(),
        loadDrawn(plan).catch((cause: unknown) => {
          throw new RenderError(problem('fonts_not_loaded'), { cause });
        }),
        ...pictures.map((picture) => frames.frameOf(picture)),
      ]);
      return new DrawnSegment(
        parts,
        segment,
        frames,
        compositor,
        new VideoTrackWriter(parts.config, packets, parts.onEncoded),
      );
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

/** Gives the compositor the frame of every picture of a scene; scenes must come in the order of time. */
class PlanFrames {
  private readonly lanes: readonly LaneFrames[];

  constructor(plan: CompositionPlan, files: OpenSources) {
    const sources = new Map(plan.sources.map((source) => [source.id, source]));
    const open = async (sourceId: string, fromSec: number) => {
      const source = sources.get(sourceId);
      if (source === undefined)
        throw new Error(`The plan shows the source ${sourceId} and does not list it.`);
      return SpanFrames.open(await files.get(sourceId), source, fromSec);
    };
    this.lanes = plan.pictures.map((lane) => new LaneFrames(lane, open));
  }

  /** Valid until the next frame of the same lane is asked for. Throws UnreadableMediaError. */
  async frameOf(picture: ScenePicture): Promise<PresentedFrame> {
    const lane = this.lanes[picture.lane];
    if (lane === undefined)
      throw new Error(`The scene shows lane ${picture.lane} and the plan has none such.`);
    const frames = await lane.framesOf(picture);
    return { frame: await frames.frameAt(picture.sourceTimeSec), presentation: frames.presentation };
  }

  /** Closes decoders of spans that have ended and opens those that begin soon. */
  async prepare(timeSec: number): Promise<void> {
    for (const lane of this.lanes) await lane.prepare(timeSec);
  }

  async close(): Promise<void> {
    for (const lane of this.lanes) await lane.close();
  }
}
