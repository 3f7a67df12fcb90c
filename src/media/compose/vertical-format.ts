/** The format of a vertical clip: full HD upright, at the source's own frame rate within reason. */
import type { PlannedFormat } from './plans/plan-parts.ts';

const FPS_WITHOUT_A_RATE = 30;
const FPS_MIN = 10;
const FPS_MAX = 60;

export function verticalFormat(sourceFps: number | null): PlannedFormat {
  return {
    width: 1080,
    height: 1920,
    fps: Math.min(FPS_MAX, Math.max(FPS_MIN, sourceFps ?? FPS_WITHOUT_A_RATE)),
  };
}
