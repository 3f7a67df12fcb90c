/**
 * Reads SRT and WebVTT (W3C WebVTT, section 6; SRT as players read it) into cues. Own code because the
 * libraries looked at drop broken cues without a word; here each is named with its line.
 */
import { type Steps, UNCOUNTED } from '../../base/work/steps.ts';
import { type Problem, problem } from '../../contract/problems/problem.ts';
import type { CaptionCue, CaptionProblem } from './caption-cue.ts';
import { parseCaptionTime } from './caption-time.ts';
import { readCueText } from './cue-text.ts';
import { partsInTime } from './parts-in-time.ts';

export type CaptionFormat = 'srt' | 'vtt';

export interface ParsedCaptions {
  readonly format: CaptionFormat;
  /** In the order of time; they may overlap. */
  readonly cues: readonly CaptionCue[];
  /** Cues that could not be read, in the order of lines; at most 50. Empty for a sound file. */
  readonly problems: readonly CaptionProblem[];
}

interface Reader {
  readonly lines: readonly string[];
  readonly cues: CaptionCue[];
  readonly problems: CaptionProblem[];
  readonly steps: Steps;
}

/** Subtitles of a long film have a tenth of it. */
export const CAPTIONS_MAX_CHARS = 4 * 1024 ** 2;
/** A cue is a few lines; whole transcripts in one cue have no times to cut by. */
export const CUE_MAX_CHARS = 5000;
const ARROW = '-->';
const BEGINS_WITH_TIME = /^\s*\d+:\d/u;
const MAX_PROBLEMS = 50;
const SKIPPED_BLOCK = /^(?:NOTE|STYLE|REGION)(?:\s|$)/u;

/** Without `format`, the first line decides. Never throws: what is wrong comes back as problems. */
export function parseCaptions(
  source: string,
  format?: CaptionFormat,
  steps: Steps = UNCOUNTED,
): ParsedCaptions {
  if (source.length > CAPTIONS_MAX_CHARS) {
    const tooLarge = problem('captions_large', { most: CAPTIONS_MAX_CHARS / 1024 ** 2 });
    return { format: format ?? 'srt', cues: [], problems: [{ line: 1, problem: tooLarge }] };
  }
  const lines = source.replace(/^\uFEFF/u, '').split(/\r\n|\r|\n/u);
  const hasHeader = /^WEBVTT(?:[ \t]|$)/u.test(lines[0] ?? '');
  const kind = format ?? (hasHeader ? 'vtt' : 'srt');
  steps.add(source.length);
  const reader: Reader = { lines, cues: [], problems: [], steps };
  if (kind === 'vtt' && !hasHeader) report(reader, 0, problem('captions_header'));
  let next = hasHeader ? endOfBlock(reader, 0) : 0;
  while (next < lines.length) {
    if (lineAt(reader, next).trim() === '') next += 1;
    else if (kind === 'vtt' && SKIPPED_BLOCK.test(lineAt(reader, next))) next = endOfBlock(reader, next);
    else next = readCue(reader, next);
  }
  if (reader.cues.length === 0 && reader.problems.length === 0) report(reader, 0, problem('captions_none'));
  const cues = reader.cues.sort((a, b) => a.startSec - b.startSec);
  return { format: kind, cues, problems: reader.problems };
}

/** Reads the block that begins at `start`; returns where the next one begins. */
function readCue(reader: Reader, start: number): number {
  const { lines } = reader;
  let timing = start;
  if (!lineAt(reader, timing).includes(ARROW)) timing += 1;
  if (!lineAt(reader, timing).includes(ARROW)) {
    const times = [start, timing].find((at) => BEGINS_WITH_TIME.test(lineAt(reader, at)));
    report(
      reader,
      times ?? start,
      problem(times === undefined ? 'captions_no_times' : 'captions_times', {
        text: shorten(lineAt(reader, times ?? start)),
      }),
    );
    return endOfBlock(reader, start);
  }
  const end = endOfPayload(reader, timing + 1);
  const times = readTimes(lineAt(reader, timing));
  if ('code' in times) {
    report(reader, timing, times);
    return end;
  }
  const payload = lines.slice(timing + 1, end);
  if (payload.reduce((sum, line) => sum + line.length, 0) > CUE_MAX_CHARS) {
    report(reader, timing, problem('captions_cue_long', { most: CUE_MAX_CHARS }));
    return end;
  }
  for (const part of partsInTime(times, readCueText(payload, reader.steps))) {
    const { startSec, endSec } = part;
    const marks = part.marks.filter((mark) => mark.startSec >= startSec && mark.startSec < endSec);
    reader.cues.push({ ...part, marks });
  }
  return end;
}

/** The times, or what is wrong with them. */
function readTimes(line: string): { startSec: number; endSec: number } | Problem {
  const [before = '', after = ''] = line.split(ARROW);
  const startText = before.trim();
  const [endText = ''] = after.trim().split(/\s+/u);
  const startSec = parseCaptionTime(startText);
  const endSec = parseCaptionTime(endText);
  if (startText === '' || endText === '') return problem('captions_times', { text: shorten(line) });
  if (startSec === null) return problem('captions_time', { text: shorten(startText) });
  if (endSec === null) return problem('captions_time', { text: shorten(endText) });
  if (endSec <= startSec) return problem('captions_backwards', { end: endText, start: startText });
  return { startSec, endSec };
}

/** Empty behind the last one. */
function lineAt({ lines }: Reader, at: number): string {
  return lines[at] ?? '';
}

function endOfBlock(reader: Reader, start: number): number {
  let end = start;
  while (lineAt(reader, end).trim() !== '') {
    reader.steps.add(1);
    end += 1;
  }
  return end;
}

/** Text runs to an empty line, or to the next cue where the empty line was forgotten. */
function endOfPayload(reader: Reader, start: number): number {
  let end = startOfText(reader, start);
  for (let line = lineAt(reader, end); line.trim() !== ''; line = lineAt(reader, end)) {
    reader.steps.add(line.length);
    if (line.includes(ARROW))
      return end > start && /^\d+$/u.test(lineAt(reader, end - 1).trim()) ? end - 1 : end;
    end += 1;
  }
  return end;
}

/**
 * Live captions that roll up (YouTube's) leave the upper of two lines empty, or a space: the text begins under it. Where
 * another block begins there, this cue has none.
 */
function startOfText(reader: Reader, start: number): number {
  if (lineAt(reader, start).trim() !== '') return start;
  const next = start + 1;
  const isNextBlock =
    SKIPPED_BLOCK.test(lineAt(reader, next)) ||
    [next, next + 1].some((at) => BEGINS_WITH_TIME.test(lineAt(reader, at)));
  return isNextBlock ? start : next;
}

function report({ problems }: Reader, index: number, what: Problem) {
  if (problems.length < MAX_PROBLEMS) problems.push({ line: index + 1, problem: what });
}

function shorten(text: string): string {
  const trimmed = text.trim();
  return trimmed.length <= 40 ? trimmed : `${Array.from(trimmed).slice(0, 39).join('')}…`;
}
