/** What a subtitle file of another kind says, and how it is written as WebVTT, which every service takes. */
import { formatCaptionTime, parseCaptionTime } from '../captions/caption-time.ts';
import { escapeVtt } from '../captions/escape-vtt.ts';

/** Times are those of the film. */
export interface ForeignCue {
  readonly startSec: number;
  readonly endSec: number;
  /** Plain text, on its lines. */
  readonly text: string;
  readonly speaker?: string | null;
  /** Where the file times words inside: positions in `text`, in order. */
  readonly marks?: readonly { readonly offset: number; readonly startSec: number }[];
}

/** NaN where it is no time: of such a cue nobody knows when it is shown, and `asVtt` leaves it out. */
export function foreignTimeSec(text: string): number {
  return parseCaptionTime(text) ?? Number.NaN;
}

/** null where nothing is shown for any time: then it was no subtitle file. */
export function asVtt(cues: readonly ForeignCue[]): string | null {
  const shown = cues.filter(({ text, ...times }) => text.trim() !== '' && takesTime(times));
  if (shown.length === 0) return null;
  return ['WEBVTT\n', ...shown.map(blockOf)].join('\n');
}

/** By its times as they are written: whole milliseconds, of no more hours than a file can have. */
function takesTime({ startSec, endSec }: Pick<ForeignCue, 'startSec' | 'endSec'>): boolean {
  const [start, end] = [parseCaptionTime(timeOf(startSec)), parseCaptionTime(timeOf(endSec))];
  return start !== null && end !== null && end > start;
}

function blockOf({ startSec, endSec, text, speaker, marks = [] }: ForeignCue): string {
  let body = '';
  let end = 0;
  for (const mark of marks) {
    body += `${escapeVtt(text.slice(end, mark.offset))}<${timeOf(mark.startSec)}>`;
    end = mark.offset;
  }
  body += escapeVtt(text.slice(end));
  // An empty line would end the cue.
  const lines = body
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const voice = speaker ? `<v ${escapeVtt(speaker.replace(/\s+/gu, ' '))}>` : '';
  return `${timeOf(startSec)} --> ${timeOf(endSec)}\n${voice}${lines.join('\n')}\n`;
}

function timeOf(sec: number): string {
  return formatCaptionTime(Math.max(0, Math.round(sec * 1000)), '.');
}
