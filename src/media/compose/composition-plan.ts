/**
 * Everything needed to draw and hear one composition, as plain data. The scene function, the preview and
 * the renderer all start from this and nothing else: preview is export. Every kind of project has a planner that
 * makes one; times are on the composition's clock unless said otherwise.
 */
import type { Logo } from '../../base/film/brand-logo.ts';
import type { SourceSpan } from '../../base/film/source-shots.ts';
import type { CaptionPlan } from '../captions/caption-plan.ts';
import type { RectPx } from '../pictures/rect-px.ts';
import type { CardPlan, ChatPlan, HookPlan, TextPlan } from './overlay-plan.ts';

export interface CompositionPlan {
  /** Even. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fps: number;
  readonly durationSec: number;
  /** What shows where no picture is, as `#rrggbb`. */
  readonly backdrop: { readonly color: string };
  /** Every file the spans below name. */
  readonly sources: readonly PlanSource[];
  /** From the lowest to the highest. */
  readonly pictures: readonly PictureLane[];
  /** Heard together; none at all makes a video without a sound track. */
  readonly sounds: readonly SoundSpan[];
  /** null: no captions are drawn. */
  readonly captions: CaptionPlan | null;
  /** Large opening text; null for none. */
  readonly hook: HookPlan | null;
  readonly texts: readonly TextPlan[];
  /** The post of a forum story; null for none. */
  readonly card: CardPlan | null;
  /** The conversation of a fake text; null for none. */
  readonly chat: ChatPlan | null;
  /** From and to black and silence; 0 for none. */
  readonly fades: { readonly inSec: number; readonly outSec: number };
  /** Through black and back, darkest at `atSec`; absent for none. In order, never overlapping. */
  readonly dips?: readonly Dip[] | undefined;
  /** Over all pictures, under all texts; absent for none. */
  readonly logo?: Logo | undefined;
  /** When it is shown; absent for always. */
  readonly logoSpan?: { readonly startSec: number; readonly endSec: number } | undefined;
}

export interface Dip {
  readonly atSec: number;
  /** From the first darkening to the last. */
  readonly durationSec: number;
  /** All sounds fall with it to silence; absent where those around it have fades of their own. */
  readonly silences?: true | undefined;
}

export interface PlanSource {
  readonly id: string;
  /** As displayed; that of the output where nobody knows it. Says nothing where there is no picture. */
  readonly widthPx: number;
  readonly heightPx: number;
}

/** One picture at a time in a fixed part of the output. */
export interface PictureLane {
  /** Even, inside the output. */
  readonly target: RectPx;
  /** In order, never overlapping; where there is none, what lies below shows. */
  readonly spans: readonly PictureSpan[];
}

export interface PictureSpan {
  readonly sourceId: string;
  readonly startSec: number;
  readonly endSec: number;
  /** Source time shown at `startSec`. Past the end of the source its last picture stays. */
  readonly sourceStartSec: number;
  /** Seconds of the source a second; absent for as recorded. */
  readonly speed?: number | undefined;
  readonly framing: FramingPath;
  /** `cover` fills the lane and crops; `contain` shows all and leaves bands of the backdrop. */
  readonly fit: 'cover' | 'contain';
  /** 1 or more: how much closer than `fit` asks, around the centre of the framing. */
  readonly zoom: number;
  /** How much of it covers what lies below, evenly from its start to its end; absent for all of it. */
  readonly opacity?: { readonly from: number; readonly to: number } | undefined;
}

/** What of the source picture is shown over time. */
export interface FramingPath {
  /** Centre of the crop as fractions of the source picture; one keyframe holds for all time. */
  readonly keyframes: readonly FramingKeyframe[];
  /**
   * While nothing is cropped from a picture that covers: all of it shows, and the bands beside it show the same
   * picture blurred. In order, never overlapping; left out, it is always cropped.
   */
  readonly whole?: readonly SourceSpan[];
  /** Where the followed faces are, shot by shot and in order; left out where nobody was found or looked for. */
  readonly faces?: readonly FaceArea[];
}

/** Room that a face keeps to through a stretch on the source's clock, from brow to chin: fractions of the picture. */
export interface FaceArea extends SourceSpan {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface FramingKeyframe {
  /** On the source's clock. */
  readonly timeSec: number;
  readonly centerX: number;
  readonly centerY: number;
}

export interface SoundSpan {
  readonly sourceId: string;
  readonly startSec: number;
  readonly endSec: number;
  /** Source time heard at `startSec`. Past the end of the source there is silence. */
  readonly sourceStartSec: number;
  /** Seconds of the source a second, at the same pitch; absent for as recorded. */
  readonly speed?: number | undefined;
  /** 0 to 2; 1 is as recorded. */
  readonly gain: number;
  /** Raised cosine from and to silence; a few milliseconds keep a cut from clicking. */
  readonly fadeInSec: number;
  readonly fadeOutSec: number;
  /** Music: it falls while the sounds that are not marked so are loud, and comes back after them. */
  readonly duck?: true;
}
