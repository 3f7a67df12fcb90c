/**
 * Draws a plan with still pictures of its sources, by the code that draws exports: what is seen while settings
 * are chosen has the layout, the captions and the cards of the video to come. Sources without a picture yet
 * are shown as plain grounds.
 */
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { paintOverlay } from '../../../media/compose/paint-overlay.ts';
import type { RectPx } from '../../../media/compose/rect-px.ts';
import { type ScenePicture, sceneAt } from '../../../media/compose/scene.ts';

/** Stills by source; a still may have any size, only its shape counts. */
export type Stills = ReadonlyMap<string, HTMLImageElement>;

const GROUNDS = [
  ['#5b6273', '#2b303c'],
  ['#7a5a48', '#38281f'],
] as const;

export function drawStills(
  context: CanvasRenderingContext2D,
  plan: CompositionPlan,
  timeSec: number,
  stills: Stills,
): void {
  const { canvas } = context;
  const scene = sceneAt(plan, timeSec);
  context.setTransform(canvas.width / plan.widthPx, 0, 0, canvas.height / plan.heightPx, 0, 0);
  context.fillStyle = plan.backdrop.color;
  context.fillRect(0, 0, plan.widthPx, plan.heightPx);
  const sources = new Map(plan.sources.map((source) => [source.id, source]));
  for (const picture of scene.pictures) {
    const still = stills.get(picture.sourceId);
    const widthPx = sources.get(picture.sourceId)?.widthPx ?? 0;
    if (still === undefined || widthPx === 0) drawGround(context, picture);
    else drawStill(context, picture, still, still.naturalWidth / widthPx);
  }
  for (const overlay of scene.overlays) paintOverlay(context, overlay);
}

function drawStill(
  context: CanvasRenderingContext2D,
  { source, target }: ScenePicture,
  still: HTMLImageElement,
  scale: number,
): void {
  const from = [source.x, source.y, source.width, source.height].map((side) => side * scale);
  const [x = 0, y = 0, width = 0, height = 0] = from;
  context.drawImage(still, x, y, width, height, target.x, target.y, target.width, target.height);
}

function drawGround(context: CanvasRenderingContext2D, { lane, target }: ScenePicture): void {
  const [light, dark] = GROUNDS[lane % GROUNDS.length] ?? GROUNDS[0];
  const { x, y, width, height }: RectPx = target;
  const ground = context.createLinearGradient(x, y, x + width, y + height);
  ground.addColorStop(0, light);
  ground.addColorStop(1, dark);
  context.fillStyle = ground;
  context.fillRect(x, y, width, height);
}
