/** A text subtitle track as found in a file: raw payloads, not yet cleaned of tags. */
export interface SubtitleTrack {
  /** As the file says it: an ISO 639-2 code or a BCP 47 tag. */
  readonly language: string;
  readonly cues: readonly RawCue[];
}

export interface RawCue {
  readonly startSec: number;
  readonly endSec: number;
  readonly payload: string;
}
