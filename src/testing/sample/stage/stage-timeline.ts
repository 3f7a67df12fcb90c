/** What the drawing page is told: plain data, frame by frame where it matters. */
import type { SampleShot, SampleSpeaker } from '../sample-script.ts';

export interface StageTimeline {
  readonly fps: number;
  readonly frameCount: number;
  readonly shots: readonly StageShot[];
  /** When the chart's second bar comes up, in seconds after the slide. */
  readonly secondBarSec: number;
  readonly mouths: Readonly<Record<SampleSpeaker, StageMouth>>;
}

export interface StageShot {
  readonly shot: SampleShot;
  readonly startFrame: number;
  readonly endFrame: number;
}

/** One value per frame, 0 to 1. */
export interface StageMouth {
  readonly open: readonly number[];
  /** 1 for spread lips (s, e), 0 for round ones (o, u). */
  readonly spread: readonly number[];
}
