/** Blends captions and hook onto a picture. An overlay is painted again only when its key changes. */
import type { HanStyle } from '../../captions/fonts/caption-families.ts';
import type { Overlay } from '../../compose/overlay.ts';
import { paintOverlay } from '../../compose/paint-overlay.ts';
import type { Scene } from '../../compose/scene.ts';
import { alignUp, type Picture, type PlaneMemory } from '../../pictures/planes/plane-memory.ts';
import type { RectPx } from '../../pictures/rect-px.ts';

/** Overlay planes in the memory: colour multiplied by alpha, and alpha at both resolutions. */
interface BakedOverlay {
  readonly key: string;
  readonly box: RectPx;
  readonly y: number;
  readonly alphaY: number;
  readonly u: number;
  readonly v: number;
  readonly alphaC: number;
  readonly strideY: number;
  readonly strideC: number;
}

export class OverlayPainter {
  private readonly memory: PlaneMemory;
  private readonly canvas = new OffscreenCanvas(2, 2);
  private readonly baked: BakedOverlay[] = [];

  constructor(memory: PlaneMemory) {
    this.memory = memory;
  }

  draw({ overlays, hanStyle }: Scene, picture: Picture): void {
    overlays.forEach((overlay, place) => {
      const known = this.baked[place];
      const baked = known?.key === overlay.key ? known : this.bake(overlay, hanStyle, place);
      this.baked[place] = baked;
      this.blend(baked, picture);
    });
  }

  private blend(overlay: BakedOverlay, picture: Picture): void {
    const { blendPlane } = this.memory.kernels;
    const { box, strideY, strideC, alphaC } = overlay;
    const atY = box.y * picture.strideY + box.x;
    const atC = (box.y / 2) * picture.strideC + box.x / 2;
    blendPlane(picture.y + atY, picture.strideY, overlay.y, overlay.alphaY, strideY, box.height);
    blendPlane(picture.u + atC, picture.strideC, overlay.u, alphaC, strideC, box.height / 2);
    blendPlane(picture.v + atC, picture.strideC, overlay.v, alphaC, strideC, box.height / 2);
  }

  private bake(overlay: Overlay, hanStyle: HanStyle, place: number): BakedOverlay {
    const { box } = overlay;
    const pixels = this.paint(overlay, hanStyle, box);
    const strideY = alignUp(box.width, 16);
    const strideC = strideY / 2;
    const lumaBytes = strideY * box.height;
    const chromaBytes = strideC * (box.height / 2);
    const sizeBytes = 2 * lumaBytes + 3 * chromaBytes;
    const rgba = this.memory.reserve('overlay pixels', pixels.byteLength);
    const y = this.memory.reserve(`overlay ${place}`, sizeBytes);
    this.memory.bytes(rgba, pixels.byteLength).set(pixels);
    this.memory.bytes(y, sizeBytes).fill(0);
    const alphaY = y + lumaBytes;
    const u = alphaY + lumaBytes;
    const v = u + chromaBytes;
    const alphaC = v + chromaBytes;
    this.memory.kernels.bakeOverlay(
      ...[rgba, box.width, box.height, y, alphaY, strideY, u, v, alphaC, strideC],
    );
    return { key: overlay.key, box, y, alphaY, u, v, alphaC, strideY, strideC };
  }

  private paint(overlay: Overlay, hanStyle: HanStyle, box: RectPx): Uint8ClampedArray {
    this.canvas.width = box.width;
    this.canvas.height = box.height;
    const context = this.canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser gives no canvas to draw captions on.');
    context.translate(-box.x, -box.y);
    paintOverlay(context, overlay, hanStyle);
    return context.getImageData(0, 0, box.width, box.height).data;
  }
}
