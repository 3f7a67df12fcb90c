/** The picture of a composition, drawn and encoded in segments side by side, written in their order. */
import type { EncodedVideoPacketSource } from 'mediabunny';
import type { CompositionPlan } from '../../compose/composition-plan.ts';
import { hdrTransferOf } from '../../pictures/hdr/hdr-light.ts';
import { mayBeInFields } from '../../pictures/in-fields.ts';
import { chooseCompositor } from '../compositor/choose-compositor.ts';
import type { OpenSources } from '../open-sources.ts';
import { CompositorPool } from './compositor-pool.ts';
import { type DrawingParts, DrawnSegment } from './drawn-segment.ts';
import { lanesOn, type Segment, segmentsOf } from './segments.ts';

const KEY_FRAME_EVERY_SEC = 2;
const LOOK_AROUND_EVERY_FRAMES = 8;

/** What others do while the picture is drawn. */
export interface BesidePicture {
  /** Asked before every frame; throws to stop. */
  check(): void;
  /**
   * All frames before `timeSec` are drawn, and with those of later segments `drawnSec` in all. Waited for by the
   * segment that is written to the file now.
   */
  follow(timeSec: number, drawnSec: number): Promise<void>;
  /** How much of the picture is made: 1 once the last packet is there. */
  onMade(share: number): void;
}

interface Work {
  readonly segment: Segment;
  readonly drawn: Promise<DrawnSegment>;
  /** Ends when every packet of the segment is in the file; rejects with what kept it out. */
  readonly end: Promise<void>;
  readonly settle: (failure: { readonly error: unknown } | null) => void;
}

export class DrawnPicture {
  private readonly parts: DrawingParts;
  private readonly packets: EncodedVideoPacketSource;
  private readonly keyEvery: number;
  private readonly segments: readonly Segment[];
  /** Begun and not ended yet, in the order of time, and where each of them is. Nothing is kept of those that ended. */
  private readonly running = new Map<Work, number>();
  private begun = 0;
  private lastEnd = Promise.resolve();
  private drawnFrames = 0;
  private encodedFrames = 0;
  private tellMade: BesidePicture['onMade'] = () => undefined;

  /** Opens the first segments; their errors come out of `write`. The caller closes it. */
  constructor(
    plan: CompositionPlan,
    sources: OpenSources,
    packets: EncodedVideoPacketSource,
    config: VideoEncoderConfig,
    frameCount: number,
  ) {
    const { fps } = plan;
    const compositors = new CompositorPool(async () =>
      chooseCompositor(plan, config, () => areUpright(plan, sources)),
    );
    const onEncoded = () => {
      this.encodedFrames += 1;
      if (this.encodedFrames % LOOK_AROUND_EVERY_FRAMES === 0) this.tell();
    };
    this.parts = { plan, sources, config, compositors, onEncoded };
    this.packets = packets;
    this.keyEvery = Math.round(KEY_FRAME_EVERY_SEC * fps);
    const lanes = lanesOn((globalThis.navigator as { deviceMemory?: number } | undefined)?.deviceMemory);
    this.segments = segmentsOf(frameCount, fps, lanes);
    for (let lane = 0; lane < lanes; lane += 1) this.begin();
  }

  /** Throws UnreadableMediaError and RenderError. */
  async write(beside: BesidePicture): Promise<void> {
    this.tellMade = beside.onMade;
    let failure: { readonly error: unknown } | null = null;
    const check = () => {
      if (failure !== null) throw failure.error;
      beside.check();
    };
    const lane = async (first: Work | undefined) => {
      for (let work = first; work !== undefined; work = this.begin()) {
        try {
          await this.draw(work, { ...beside, check });
          work.settle(null);
        } catch (error) {
          failure ??= { error };
          work.settle(failure);
          return;
        }
      }
    };
    await Promise.all([...this.running.keys()].map(lane));
    // What was stored in a closure is not seen to change.
    const failed = failure as { readonly error: unknown } | null;
    if (failed !== null) throw failed.error;
    this.packets.close();
  }

  async close(): Promise<void> {
    for (const { drawn } of this.running.keys()) await (await drawn.catch(() => null))?.close();
    this.running.clear();
  }

  private begin(): Work | undefined {
    const segment = this.segments[this.begun];
    if (segment === undefined) return undefined;
    const before = this.lastEnd;
    let settle: Work['settle'] = () => undefined;
    const end = new Promise<void>((resolve, reject) => {
      settle = (failure) => (failure === null ? resolve() : reject(failure.error));
    });
    const drawn = DrawnSegment.open(this.parts, segment, {
      add: async (packet, meta) => {
        await before;
        await this.packets.add(packet, meta);
      },
    });
    // Whoever waits for them gets the error; until then it must not count as unhandled.
    end.catch(() => undefined);
    drawn.catch(() => undefined);
    const work = { segment, drawn, end, settle };
    this.begun += 1;
    this.lastEnd = end;
    this.running.set(work, segment.from);
    return work;
  }

  private async draw(work: Work, beside: BesidePicture): Promise<void> {
    const { fps } = this.parts.plan;
    const drawn = await work.drawn;
    await drawn.write(this.keyEvery, async (index) => {
      beside.check();
      this.running.set(work, index);
      this.drawnFrames += 1;
      if ((index - work.segment.from) % LOOK_AROUND_EVERY_FRAMES !== 0) return;
      const [oldest] = this.running;
      if (oldest?.[0] === work) await beside.follow(oldest[1] / fps, this.drawnFrames / fps);
      await drawn.prepare(index / fps);
      this.tell();
    });
    this.running.delete(work);
    await drawn.close();
  }

  /** Encoders that look ahead keep many seconds of work back until the last frame is drawn: x264 forty frames a lane. */
  private tell(): void {
    this.tellMade((this.drawnFrames + this.encodedFrames) / (2 * (this.segments.at(-1)?.to ?? 1)));
  }
}

/** Whether a canvas shows the pictures of a plan as they are: not turned, mirrored and HDR ones. Opens every source shown. Throws UnreadableMediaError. */
async function areUpright(plan: CompositionPlan, sources: OpenSources): Promise<boolean> {
  const shown = new Set(plan.pictures.flatMap(({ spans }) => spans.map(({ sourceId }) => sourceId)));
  for (const id of shown) {
    const { video } = await sources.get(id);
    if (!video) return false;
    if ((await video.getRotation()) !== 0 || (await video.getFlip())) return false;
    if (hdrTransferOf(await video.getColorSpace()) !== null || (await mayBeInFields(video))) return false;
  }
  return true;
}
