/** Draws and encodes the beginning of a plan by both compositors, whichever this browser would choose. */
import type { CompositionPlan } from '../../src/media/compose/composition-plan.ts';
import { chooseExportEncoder } from '../../src/media/pictures/encode/encoder-config.ts';
import { meanDifference, tryCompositors } from '../../src/media/render/compositor/choose-compositor.ts';

export async function triedCompositors(plan: CompositionPlan) {
  const { config } = await chooseExportEncoder(plan.widthPx, plan.heightPx, plan.fps);
  const { planes, canvas } = await tryCompositors(plan, config);
  return {
    planesMs: planes.msPerFrame,
    canvasMs: canvas.msPerFrame,
    difference: meanDifference(planes.pixels, canvas.pixels),
  };
}
