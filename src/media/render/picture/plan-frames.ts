/** Gives the compositor the frame of every picture of a scene; scenes must come in the order of time. */
import type { CompositionPlan } from '../../compose/composition-plan.ts';
import type { ScenePicture } from '../../compose/scene.ts';
import type { PresentedFrame } from '../../pictures/planes/picture-reader.ts';
import type { OpenSources } from '../open-sources.ts';
import { LaneFrames } from './lane-frames.ts';
import { SpanFrames } from './span-frames.ts';

export class PlanFrames {
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
