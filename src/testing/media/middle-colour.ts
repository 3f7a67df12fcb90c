/** What a frame of the host's WebCodecs shows, as its canvas draws it. */
import { offscreenCanvas } from '../../hosts/node/webcodecs/node-offscreen-canvas.ts';
import type { NodeVideoFrame } from '../../hosts/node/webcodecs/node-video-frame.ts';

/** Red, green and blue of its middle, 0 to 255; the frame is closed. */
export function middleColour(frame: NodeVideoFrame): number[] {
  const { displayWidth: width, displayHeight: height } = frame;
  const context = new (offscreenCanvas())(width, height).getContext('2d' as never);
  context.drawImage(frame as never, 0, 0, width, height);
  frame.close();
  return [...context.getImageData(width / 2, height / 2, 1, 1).data].slice(0, 3);
}
