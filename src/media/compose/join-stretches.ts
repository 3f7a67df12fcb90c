/** One framing path from those of the stretches of a source that were looked at. Service and preview both join here. */
import type { SourceSpan } from '../../base/film/source-shots.ts';
import type { FaceArea, FramingKeyframe, FramingPath } from './composition-plan.ts';

export interface FramedStretch extends SourceSpan {
  /** None: nobody was found, and the middle is shown. */
  readonly keyframes: readonly FramingKeyframe[];
  readonly whole?: readonly SourceSpan[] | undefined;
  readonly faces?: readonly FaceArea[] | undefined;
}

/** `stretches` do not overlap and are in order. */
export function joinStretches(stretches: readonly FramedStretch[]): FramingPath {
  const whole = stretches.flatMap((stretch) => stretch.whole ?? []);
  const faces = stretches.flatMap((stretch) => stretch.faces ?? []);
  return {
    keyframes: stretches.flatMap(({ startSec, endSec, keyframes }) =>
      keyframes.length > 0
        ? keyframes
        : [startSec, endSec].map((timeSec) => ({ timeSec, centerX: 0.5, centerY: 0.5 })),
    ),
    ...(whole.length === 0 ? {} : { whole }),
    ...(faces.length === 0 ? {} : { faces }),
  };
}
