/** What looking at a whole source tells. Plain data, small enough to store. */
export interface PictureTrack {
  /** Presentation times of hard cuts, ascending. */
  readonly shotCutsSec: readonly number[];
  /** How much the picture changes, 0 to 1, one value per `stepSec`; motion as evidence for scores. */
  readonly motion: readonly number[];
  readonly stepSec: number;
}
