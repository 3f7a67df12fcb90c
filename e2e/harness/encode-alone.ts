/** What the browser's encoder alone takes for frames that are there already: the part of an export that is not ours. */
import { chooseExportEncoder } from '../../src/media/pictures/encode/encoder-config.ts';
import { encodeFrames, frameOf } from './encode-frames.ts';

/** Pictures that differ, shown in turn: an encoder is quick with what does not move. */
const PICTURES = 12;

/** Of the first size asked for, made once: the second call measures the encoder and nothing else. */
let pictures: readonly Uint8Array<ArrayBuffer>[] | undefined;

export interface EncodedAlone {
  readonly codec: string;
  readonly msPerFrame: number;
}

/** `lanes` encoders side by side, `frames` in all. */
export async function encodeAlone(
  size: { readonly widthPx: number; readonly heightPx: number; readonly fps: number },
  frames: number,
  lanes: number,
): Promise<EncodedAlone> {
  const { widthPx, heightPx, fps } = size;
  const { config } = await chooseExportEncoder(widthPx, heightPx, fps);
  pictures ??= Array.from({ length: PICTURES }, (_, index) => noisyPicture(widthPx, heightPx, index));
  const shown = pictures;
  const at = (index: number) => frameOf(shown[index % PICTURES] as Uint8Array<ArrayBuffer>, size, index);
  const each = { count: Math.ceil(frames / lanes), at, keyEvery: 2 * fps };
  const startedMs = performance.now();
  await Promise.all(Array.from({ length: lanes }, () => encodeFrames(config, each, () => undefined)));
  return { codec: config.codec, msPerFrame: (performance.now() - startedMs) / frames };
}

/** A slope under grain, I420: about the work of the bench's film. */
function noisyPicture(widthPx: number, heightPx: number, index: number): Uint8Array<ArrayBuffer> {
  const luma = widthPx * heightPx;
  const samples = new Uint8Array(luma * 1.5).fill(128, luma);
  let noise = index + 1;
  for (let at = 0; at < luma; at += 1) {
    noise = (Math.imul(noise, 1664525) + 1013904223) >>> 0;
    samples[at] = 40 + ((at % widthPx) + (at >> 11)) / 16 + (noise >>> 30);
  }
  return samples;
}
