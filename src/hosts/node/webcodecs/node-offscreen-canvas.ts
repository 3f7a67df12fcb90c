/** OffscreenCanvas and its fonts on @napi-rs/canvas, as far as the media engine draws: text, shapes, pictures. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Canvas, Image, SKRSContext2D } from '@napi-rs/canvas';
import {
  AV_FRAME_FLAG_INTERLACED,
  AV_PIX_FMT_RGBA,
  AVCOL_SPC_BT709,
  AVCOL_SPC_SMPTE170M,
  AVCOL_SPC_UNSPECIFIED,
} from 'node-av/constants';
import { FFmpegError, Frame, SoftwareScaleContext } from 'node-av/lib';
import { once } from '../../../base/work/once.ts';
import { hdrTransferOf } from '../../../media/pictures/hdr/hdr-light.ts';
import { NodeVideoFrame } from './node-video-frame.ts';
import { skia } from './skia.ts';
import { toneMappedPicture } from './tone-mapped-picture.ts';

const HD_HEIGHT_PX = 720;

/** Aliases of each family's files, in the order they are asked for glyphs. */
const families = new Map<string, string[]>();

/** A variable font file; one family may have several, each with glyphs of its own. */
export class NodeFontFace {
  readonly family: string;
  private readonly source: string | Uint8Array;

  constructor(family: string, source: string | Uint8Array) {
    this.family = family;
    this.source = source;
  }

  /** Reads the file the source names, where it is not the bytes themselves. Rejects where it is not a font. */
  async load(): Promise<this> {
    const aliases = families.get(this.family) ?? [];
    families.set(this.family, aliases);
    // Files of one family would hide each other's glyphs under one name, so each gets a name of its own.
    const alias = `${this.family} ${aliases.length + 1}`;
    aliases.push(alias);
    const bytes = typeof this.source === 'string' ? await readFile(pathOf(this.source)) : this.source;
    if (skia().GlobalFonts.register(Buffer.from(bytes), alias) === null)
      throw new Error(`The file of ${this.family} is not a font.`);
    return this;
  }
}

function pathOf(source: string): string {
  return fileURLToPath(/^url\(\s*["']?(.+?)["']?\s*\)/.exec(source)?.[1] ?? '');
}

/** A picture that can be drawn. Rejects where it cannot be decoded. */
export async function nodeImageBitmap(picture: Blob): Promise<Image> {
  return skia().loadImage(Buffer.from(await picture.arrayBuffer()));
}

/** FontFaceSet of a worker; loading has registered the face already. */
export const nodeFonts = { add: (): void => undefined };

/** The class of the platform's name. */
export const offscreenCanvas = once(() => {
  // `new Canvas` gives an object of another class, which is the one to build on.
  const CanvasElement = skia().createCanvas(1, 1).constructor as typeof Canvas;
  return class NodeOffscreenCanvas extends CanvasElement {
    private context: SKRSContext2D | null = null;

    override getContext(kind: never): SKRSContext2D;
    override getContext(kind: '2d'): SKRSContext2D {
      this.context ??= adapted(super.getContext(kind));
      return this.context;
    }

    override async convertToBlob({
      type = 'image/png',
      quality = 0.92,
    }: ImageEncodeOptions = {}): Promise<Blob> {
      const bytes =
        type === 'image/jpeg'
          ? await this.encode('jpeg', Math.round(quality * 100))
          : await this.encode('png');
      return new Blob([new Uint8Array(bytes)], { type: type === 'image/jpeg' ? type : 'image/png' });
    }
  };
});

/** Teaches the context WebCodecs' pictures and families of several variable files. */
function adapted(context: SKRSContext2D): SKRSContext2D {
  const drawImage = context.drawImage.bind(context) as (image: unknown, ...place: number[]) => void;
  const font = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(context), 'font');
  Object.defineProperties(context, {
    drawImage: {
      value: (image: unknown, ...place: number[]) =>
        drawImage(image instanceof NodeVideoFrame ? canvasOf(image) : image, ...place),
    },
    font: {
      get: () => font?.get?.call(context) as string,
      set: (value: string) => {
        font?.set?.call(context, withAliases(value));
        const weight = /\b([1-9]00)\b/.exec(value)?.[1] ?? '400';
        context.fontVariationSettings = `"wght" ${weight}`;
      },
    },
  });
  return context;
}

function withAliases(font: string): string {
  let named = font;
  for (const [family, aliases] of families)
    named = named.replace(`"${family}"`, aliases.map((alias) => `"${alias}"`).join(', '));
  return named;
}

/** The picture in RGB, converted by libav from what the picture says of its colours, whatever its depth. */
function canvasOf(picture: NodeVideoFrame): Canvas {
  const transfer = hdrTransferOf(picture.colorSpace);
  const from = (transfer === null ? picture.clone() : toneMappedPicture(picture, transfer)).avFrame;
  const rgba = new Frame();
  const scaler = new SoftwareScaleContext();
  try {
    // libav refuses to make a picture that is not in fields of one that is; whoever draws it joins them.
    from.clearFlags(AV_FRAME_FLAG_INTERLACED);
    // Files that do not say are taken as BT.601 below this height, as players do.
    if (from.colorSpace === AVCOL_SPC_UNSPECIFIED)
      from.colorSpace = from.height >= HD_HEIGHT_PX ? AVCOL_SPC_BT709 : AVCOL_SPC_SMPTE170M;
    rgba.alloc();
    rgba.format = AV_PIX_FMT_RGBA;
    rgba.width = from.width;
    rgba.height = from.height;
    rgba.allocBuffer();
    scaler.allocContext();
    FFmpegError.throwIfError(scaler.scaleFrameSync(rgba, from), 'The picture could not be converted');
    const canvas = skia().createCanvas(from.width, from.height);
    const context = canvas.getContext('2d');
    const pixels = context.createImageData(from.width, from.height);
    const stride = rgba.linesize[0] ?? 0;
    const rows = rgba.data?.[0];
    if (rows === undefined) throw new Error('The converted picture is empty.');
    for (let row = 0; row < from.height; row += 1)
      pixels.data.set(rows.subarray(row * stride, row * stride + 4 * from.width), row * 4 * from.width);
    context.putImageData(pixels, 0, 0);
    return canvas;
  } finally {
    from.free();
    rgba.free();
    scaler.freeContext();
  }
}
