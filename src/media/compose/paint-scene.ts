/** Paints one scene on a canvas, for the player's preview and for exports by a graphics card. */
import { paintBlurredGround } from './paint-blurred-ground.ts';
import { paintOverlay } from './paint-overlay.ts';
import type { Scene, ScenePicture } from './scene.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The size a scene was made for, and what shows where it has no picture. */
interface SceneGround {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly backdrop: { readonly color: string };
}

/** In the scene's pixels; the context's transform is kept. A picture that is null leaves what lies below. */
export function paintScene(
  context: Context,
  { widthPx, heightPx, backdrop }: SceneGround,
  scene: Scene,
  pictureOf: (picture: ScenePicture) => CanvasImageSource | null,
): void {
  context.fillStyle = backdrop.color;
  context.fillRect(0, 0, widthPx, heightPx);
  for (const shown of scene.pictures) {
    const picture = pictureOf(shown);
    if (shown.opacity === 1 || shown.ground === null) {
      context.globalAlpha = shown.opacity;
      paintPicture(context, shown, picture, backdrop.color);
      context.globalAlpha = 1;
    } else paintThinly(context, shown, picture, { widthPx, heightPx, backdrop });
  }
  for (const overlay of scene.overlays) paintOverlay(context, overlay, scene.hanStyle);
  if (scene.blackness > 0) {
    context.fillStyle = `rgb(0 0 0 / ${scene.blackness})`;
    context.fillRect(0, 0, widthPx, heightPx);
  }
}

function paintPicture(
  context: Context,
  { source, target, ground, blurred }: ScenePicture,
  picture: CanvasImageSource | null,
  backdrop: string,
): void {
  context.fillStyle = backdrop;
  if (ground !== null) context.fillRect(ground.x, ground.y, ground.width, ground.height);
  if (picture === null) return;
  if (ground !== null && blurred !== null) paintBlurredGround(context, picture, blurred, ground);
  const from = [source.x, source.y, source.width, source.height] as const;
  context.drawImage(picture, ...from, target.x, target.y, target.width, target.height);
}

/** The last one used: a dissolve draws every frame of it there. */
let thin: OffscreenCanvas | null = null;

/** With its ground as one: what is thin over its own ground would show that through. */
function paintThinly(
  context: Context,
  shown: ScenePicture,
  picture: CanvasImageSource | null,
  { widthPx, heightPx, backdrop }: SceneGround,
): void {
  if (thin?.width !== widthPx || thin.height !== heightPx) thin = new OffscreenCanvas(widthPx, heightPx);
  const whole = thin;
  const inside = whole.getContext('2d');
  const { ground } = shown;
  if (inside === null || ground === null) return;
  paintPicture(inside, shown, picture, backdrop.color);
  const { x, y, width, height } = ground;
  context.globalAlpha = shown.opacity;
  context.drawImage(whole, x, y, width, height, x, y, width, height);
  context.globalAlpha = 1;
}
