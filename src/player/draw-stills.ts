/**
 * Draws a plan with still pictures of its sources, by the code that draws exports: what is seen while settings
 * are chosen has the layout, the captions and the cards of the video to come. Sources without a picture yet
 * are shown as plain grounds.
 */
import type { CompositionPlan } from '../media/compose/composition-plan.ts';
import { paintBlurredGround } from '../media/compose/paint-blurred-ground.ts';
import { paintOverlay } from '../media/compose/paint-overlay.ts';
import { type Scene, type ScenePicture, sceneAt } from '../media/compose/scene.ts';
import type { RectPx } from '../media/pictures/rect-px.ts';

/** A picture of a source, or part of an image; it may have any size, only its shape counts. */
export interface Still {
  readonly image: CanvasImageSource;
  readonly xPx: number;
  readonly yPx: number;
  readonly widthPx: number;
}

/** The picture of a source at a time of its own, as far as there is one. */
export type StillOf = (sourceId: string, sourceTimeSec: number) => Still | undefined;

const GROUNDS = [
  ['#5b6273', '#2b303c'],
  ['#7a5a48', '#38281f'],
] as const;

export function drawStills(
  context: CanvasRenderingContext2D,
  plan: CompositionPlan,
  timeSec: number,
  stillOf: StillOf,
): void {
  drawSceneOfStills(context, plan, sceneAt(plan, timeSec), stillOf);
}

/** The same of a scene that is made otherwise than by its moment. */
export function drawSceneOfStills(
  context: CanvasRenderingContext2D,
  plan: CompositionPlan,
  scene: Scene,
  stillOf: StillOf,
): void {
  const { canvas } = context;
  context.setTransform(canvas.width / plan.widthPx, 0, 0, canvas.height / plan.heightPx, 0, 0);
  context.fillStyle = plan.backdrop.color;
  context.fillRect(0, 0, plan.widthPx, plan.heightPx);
  const sources = new Map(plan.sources.map((source) => [source.id, source]));
  for (const picture of scene.pictures) {
    const still = stillOf(picture.sourceId, picture.sourceTimeSec);
    const widthPx = sources.get(picture.sourceId)?.widthPx ?? 0;
    context.globalAlpha = picture.opacity;
    if (still === undefined || widthPx === 0) drawGround(context, picture);
    else drawStill(context, picture, still, still.widthPx / widthPx);
    context.globalAlpha = 1;
  }
  for (const overlay of scene.overlays) paintOverlay(context, overlay, scene.hanStyle);
}

/** Equal for moments of a plan that look alike, as far as each source has one still picture. */
export function looksOf({ pictures, overlays }: Scene): string {
  const placed = pictures.map(({ sourceTimeSec, span, ...picture }) => picture);
  return JSON.stringify([placed, overlays.map(({ key }) => key)]);
}

function drawStill(
  context: CanvasRenderingContext2D,
  { source, target, ground, blurred }: ScenePicture,
  { image, xPx, yPx }: Still,
  scale: number,
): void {
  const inStill = (rect: RectPx): RectPx => ({
    x: xPx + rect.x * scale,
    y: yPx + rect.y * scale,
    width: rect.width * scale,
    height: rect.height * scale,
  });
  if (ground !== null && blurred !== null) paintBlurredGround(context, image, inStill(blurred), ground);
  const { x, y, width, height } = inStill(source);
  context.drawImage(image, x, y, width, height, target.x, target.y, target.width, target.height);
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
