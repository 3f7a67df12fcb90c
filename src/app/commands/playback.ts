/** What keys do with a player, whatever it plays. */
export interface Playback {
  readonly playing: boolean;
  readonly rate: number;
  readonly toggle: () => void;
  readonly setRate: (rate: number) => void;
  /** To the next of the speeds it offers. */
  readonly stepRate: (by: 1 | -1) => void;
  readonly step: (frames: number) => void;
}
