/** The faces of one picture of a source, as sampled, and what the picture looks like otherwise. */
import type { ToneStatistics } from '../screen-content.ts';
import type { Face } from './face.ts';

/** A face and how much its mouth moved just after, against the rest of the face; 0 where not known. */
export interface SeenFace extends Face {
  readonly mouthMotion: number;
}

export interface FaceSample {
  /** On the source's clock. */
  readonly timeSec: number;
  readonly faces: readonly SeenFace[];
  readonly statistics: ToneStatistics;
}
