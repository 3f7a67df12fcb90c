/** One track of an MP4 that is being written, piece by piece. */
import type { AudioSource, VideoSource } from 'mediabunny';

export interface Mp4Track<Source extends VideoSource | AudioSource = VideoSource | AudioSource> {
  readonly source: Source;
  /** How far it is written; what is behind is written next. */
  readonly timeSec: number;
  /** How much of what it is made from is used up, 0 to 1. */
  readonly share: number;
  /** Writes the next piece; false where there is none, and then it is finished. */
  step(): Promise<boolean>;
  /** Gives back what it holds, whatever became of it. */
  close(): Promise<void>;
}
