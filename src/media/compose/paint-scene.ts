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
    const { source, target, ground, blurred } = shown;
    if (ground !== null) context.fillRect(ground.x, ground.y, ground.width, ground.height);
    const picture = pictureOf(shown);
    if (picture === null) continue;
    if (ground !== null && blurred !== null) paintBlurredGround(context, picture, blurred, ground);
    const from = [source.x, source.y, source.width, source.height] as const;
    context.drawImage(picture, ...from, target.x, target.y, target.width, target.height);
  }
  for (const overlay of scene.overlays) paintOverlay(context, overlay, scene.hanStyle);
  if (scene.blackness > 0) {
    context.fillStyle = `rgb(0 0 0 / ${scene.blackness})`;
    context.fillRect(0, 0, widthPx, heightPx);
  }
}
