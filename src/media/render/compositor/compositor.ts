/** What draws a scene with decoded frames and gives the frame to encode. */
import type { Scene, ScenePicture } from '../../compose/scene.ts';
import type { FrameTiming } from '../../pictures/planes/frame-maker.ts';
import type { PresentedFrame } from '../../pictures/planes/picture-reader.ts';

/** Gives the frame of a picture and keeps it until asked again for the same lane. */
export type FrameOf = (picture: ScenePicture) => Promise<PresentedFrame>;

export interface Compositor {
  /** The caller closes the frame returned. One call at a time. */
  compose(scene: Scene, frameOf: FrameOf, timing: FrameTiming): Promise<VideoFrame>;
}
