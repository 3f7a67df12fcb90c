/** What draws a scene with decoded frames and gives the frame to encode. */
import type { Scene, ScenePicture } from '../../compose/scene.ts';
import type { PresentedFrame } from './picture-reader.ts';

export interface FrameTiming {
  readonly timestampUs: number;
  readonly durationUs: number;
}

/** Gives the frame of a picture and keeps it until asked again for the same lane. */
export type FrameOf = (picture: ScenePicture) => Promise<PresentedFrame>;

export interface Compositor {
  /** The caller closes the frame returned. One call at a time. */
  compose(scene: Scene, frameOf: FrameOf, timing: FrameTiming): Promise<VideoFrame>;
}
