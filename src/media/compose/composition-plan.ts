/**
 * Everything needed to draw and hear one composition, as plain data. The scene function, the preview and
 * the renderer all start from this and nothing else (architecture.md, rule 7: preview is export).
 */
export interface CompositionPlan {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fps: number;
  /** The stretch of the source that is shown, on the source's clock. */
  readonly sourceStartSec: number;
  readonly sourceEndSec: number;
  /** Size of the source as displayed. */
  readonly sourceWidthPx: number;
  readonly sourceHeightPx: number;
  readonly hasAudio: boolean;
  readonly framing: FramingPath;
  /** null: no captions are drawn. */
  readonly captions: CaptionPlan | null;
  /** Large opening text; null for none. */
  readonly hook: HookPlan | null;
}

/** Centre of the crop over time, as fractions of the source picture; one keyframe holds for all time. */
export interface FramingPath {
  readonly keyframes: readonly FramingKeyframe[];
}

export interface FramingKeyframe {
  /** On the source's clock. */
  readonly timeSec: number;
  readonly centerX: number;
  readonly centerY: number;
}

export type CaptionStyleId = 'bold-karaoke' | 'word-pop' | 'boxed' | 'outline';

export interface CaptionPlan {
  readonly style: CaptionStyleId;
  /** Visible words inside the clip, on the composition's clock (0 is the first frame). */
  readonly words: readonly CaptionWord[];
}

export interface CaptionWord {
  /** Index of the word in the composition, hidden words counted. */
  readonly index: number;
  readonly text: string;
  readonly startSec: number;
  readonly endSec: number;
}

export interface HookPlan {
  readonly text: string;
  /** Shown from 0 to this composition time. */
  readonly untilSec: number;
}
