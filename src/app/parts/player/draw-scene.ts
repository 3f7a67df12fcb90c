/** Draws one scene of a plan to a canvas of any size; pictures come from videos or images. */
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { paintBlurredGround } from '../../../media/compose/paint-blurred-ground.ts';
import { paintOverlay } from '../../../media/compose/paint-overlay.ts';
import { sceneAt } from '../../../media/compose/scene.ts';

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
  const scene = sceneAt(plan, timeSec);
  context.setTransform(canvas.width / plan.widthPx, 0, 0, canvas.height / plan.heightPx, 0, 0);
  context.fillStyle = plan.backdrop.color;
  context.fillRect(0, 0, plan.widthPx, plan.heightPx);
  for (const { sourceId, sourceTimeSec, source, target, ground, blurred } of scene.pictures) {
    if (ground !== null) context.fillRect(ground.x, ground.y, ground.width, ground.height);
    const picture = pictureOf(sourceId, sourceTimeSec);
    if (picture === null) continue;
    if (ground !== null && blurred !== null) paintBlurredGround(context, picture, blurred, ground);
    const from = [source.x, source.y, source.width, source.height] as const;
    context.drawImage(picture, ...from, target.x, target.y, target.width, target.height);
  }
  for (const overlay of scene.overlays) paintOverlay(context, overlay);
  if (scene.blackness > 0) {
    context.fillStyle = `rgb(0 0 0 / ${scene.blackness})`;
    context.fillRect(0, 0, plan.widthPx, plan.heightPx);
  }
  // Which moment is on screen, for tools that cannot read pixels.
  canvas.dataset['timeSec'] = timeSec.toFixed(3);
  canvas.dataset['fps'] = String(plan.fps);
}
