/**
 * What drones and action cameras write beside their pictures as subtitles, a cue a frame or a second: where they are and how
 * the lens is set. DJI's have had three forms: `GPS(…) BAROMETER:1.9`, `F/2.8, SS 206.14, GPS (…), H.S 0.00m/s` and
 * `[latitude: …] [shutter: …]`.
 */
import type { CaptionCue } from './caption-cue.ts';

/** Of one cue at least this many: a talk about cameras says one now and then, and no digits right after it. */
const READINGS_IN_A_CUE = 2;
const OF_ALL_CUES = 0.8;

const READING =
  /\b(?:(?:FrameCnt|SrtCnt|DiffTime|HOME|GPS|BAROMETER|ISO|Shutter|Fnum|EV|focal_len|latitude|longitude|rel_alt|abs_alt)\s*[:(]\s*[-\d]|(?:SS|EV|DZOOM|[HV]\.S) -?\d|F\/\d)/giu;

/** Then nobody says any of it. */
export function isCameraRecord(cues: readonly Pick<CaptionCue, 'text'>[]): boolean {
  const records = cues.filter(({ text }) => (text.match(READING)?.length ?? 0) >= READINGS_IN_A_CUE);
  return records.length > 0 && records.length >= cues.length * OF_ALL_CUES;
}
