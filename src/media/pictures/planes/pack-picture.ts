/** A 4:2:0 picture with nothing between its rows, for browsers whose frames know no strides. */
import type { Picture } from './plane-memory.ts';

/** `bytes` begin at `picture.y`; `into` has room for a sample of luma and half a sample of colour a pixel. */
export function packPicture(bytes: Uint8Array, picture: Picture, into: Uint8Array): void {
  const { y, u, v, strideY, strideC, widthPx, heightPx } = picture;
  let at = 0;
  const pack = (start: number, stride: number, width: number, height: number): void => {
    for (let row = 0; row < height; row += 1, at += width)
      into.set(bytes.subarray(start + row * stride, start + row * stride + width), at);
  };
  pack(0, strideY, widthPx, heightPx);
  pack(u - y, strideC, widthPx / 2, heightPx / 2);
  pack(v - y, strideC, widthPx / 2, heightPx / 2);
}
