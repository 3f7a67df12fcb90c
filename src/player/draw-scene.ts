/** Draws one scene of a plan to a canvas of any size; pictures come from videos or images. */
import type { CompositionPlan } from '../media/compose/composition-plan.ts';
import { paintScene } from '../media/compose/paint-scene.ts';
import { sceneAt } from '../media/compose/scene.ts';

/** The picture of a source at a time of its own; null leaves what lies below. */
export type PictureOf = (sourceId: string, sourceTimeSec: number) => CanvasImageSource | null;

export function drawScene(
  canvas: HTMLCanvasElement,
  plan: CompositionPlan,
  timeSec: number,
  pictureOf: PictureOf,
): void {
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) return;
  context.setTransform(canvas.width / plan.widthPx, 0, 0, canvas.height / plan.heightPx, 0, 0);
  paintScene(context, plan, sceneAt(plan, timeSec), (picture) =>
    pictureOf(picture.sourceId, picture.sourceTimeSec),
  );
  // Which moment is on screen, for tools that cannot read pixels.
  canvas.dataset['timeSec'] = timeSec.toFixed(3);
  canvas.dataset['fps'] = String(plan.fps);
}
