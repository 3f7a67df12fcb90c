/** SubViewer as YouTube writes it (SBV): `0:00:01.200,0:00:04.000`, lines of text, an empty line. */
import { type ForeignCue, foreignTimeSec } from './foreign-cue.ts';

/** A line of times. */
export const SBV_TIMES = /^(\d+:\d+:\d+\.\d+),(\d+:\d+:\d+\.\d+)\s*$/u;

export function readSbv(text: string): ForeignCue[] {
  const cues: ForeignCue[] = [];
  let times: { startSec: number; endSec: number } | null = null;
  let lines: string[] = [];
  const finish = () => {
    if (times !== null) cues.push({ ...times, text: lines.join('\n') });
    lines = [];
  };
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const [, start, end] = SBV_TIMES.exec(line) ?? [];
    if (start === undefined || end === undefined) {
      lines.push(line.replaceAll('[br]', '\n'));
      continue;
    }
    finish();
    times = { startSec: foreignTimeSec(start), endSec: foreignTimeSec(end) };
  }
  finish();
  return cues;
}
