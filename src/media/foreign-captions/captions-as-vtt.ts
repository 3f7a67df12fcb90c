/**
 * Subtitle files of other programs as WebVTT: Advanced SubStation Alpha and SubStation Alpha, YouTube's SBV, TTML
 * (DFXP, IMSC, iTunes' iTT), and the JSON of Whisper's programs. What a file is, is told by what is in it.
 */
import { asVtt, type ForeignCue } from './foreign-cue.ts';
import { readSbv, SBV_TIMES } from './read-sbv.ts';
import { readSpeechJson } from './read-speech-json.ts';
import { readSubStation } from './read-sub-station.ts';
import { readTtml } from './read-ttml.ts';

/** WebVTT stays as it is; null where it is none of these, SRT too, or nothing can be read in it. */
export function captionsAsVtt(source: string): string | null {
  const text = source.replace(/^\uFEFF/u, '');
  if (text.startsWith('WEBVTT')) return source;
  const read = readerOf(text);
  return read === null ? null : asVtt(read(text));
}

function readerOf(text: string): ((text: string) => readonly ForeignCue[]) | null {
  if (/^dialogue:/imu.test(text)) return readSubStation;
  if (/^\s*[[{]/u.test(text)) return readSpeechJson;
  if (/^\s*</u.test(text)) return readTtml;
  return SBV_TIMES.test(text.trimStart().split(/\r|\n/u, 1)[0] ?? '') ? readSbv : null;
}
