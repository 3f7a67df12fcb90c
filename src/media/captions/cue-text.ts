/** Reads the payload of one cue: takes tags off, decodes entities, keeps speakers and inner times. */
import { type Steps, UNCOUNTED } from '../../base/work/steps.ts';
import type { CaptionCue } from './caption-cue.ts';
import { parseCaptionTime } from './caption-time.ts';

type CueText = Pick<CaptionCue, 'text' | 'speaker' | 'marks'>;

/** Tags of WebVTT and the HTML that SRT files carry; a lone `<` before anything else is text. */
const TAG = /<(\/?[a-zA-Z][^<>]*|\/|[\d:.]+)>/gu;
/** Position codes of older players, such as `{\an8}`. */
const BRACE_CODE = /\{\\[^{}]*\}/gu;
/** Spaces of SubStation Alpha before a line, which FFmpeg leaves in what it makes of closed captions of television. */
const INDENT = /(?<=^|[\s>])(?:\\h)+/gmu;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/giu;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};
const CONTROL = /(?!\n)\p{Cc}/gu;

/** One part for each speaker the payload names, in order; parts without text are left out. */
export function readCueText(payload: readonly string[], steps: Steps = UNCOUNTED): CueText[] {
  const source = payload.join('\n').replace(BRACE_CODE, '').replace(INDENT, ' ');
  const parts: { text: string; speaker: string | null; marks: { offset: number; startSec: number }[] }[] = [
    { text: '', speaker: null, marks: [] },
  ];
  let end = 0;
  for (const match of source.matchAll(TAG)) {
    append(source.slice(end, match.index));
    end = match.index + match[0].length;
    const tag = match[1] ?? '';
    steps.add(match[0].length);
    const voice = /^v(?:\.[^\s]*)?\s+(.+)$/su.exec(tag)?.[1];
    if (voice !== undefined) parts.push({ text: '', speaker: decode(voice).trim() || null, marks: [] });
    const startSec = parseCaptionTime(tag);
    if (startSec !== null) last().marks.push({ offset: last().text.length, startSec });
  }
  append(source.slice(end));
  return parts.map(tidy).filter(({ text }) => text !== '');

  function last() {
    return parts[parts.length - 1] as (typeof parts)[number];
  }
  function append(text: string) {
    steps.add(text.length);
    last().text += decode(text);
  }
}

/** Trims the ends and keeps the marks where they were in the text. */
function tidy(part: CueText): CueText {
  const start = part.text.length - part.text.trimStart().length;
  const text = part.text.trim();
  const marks = part.marks.map(({ offset, startSec }) => ({
    offset: Math.min(text.length, Math.max(0, offset - start)),
    startSec,
  }));
  return { text, speaker: part.speaker, marks };
}

function decode(text: string): string {
  return text
    .replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      const valid = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
      return valid ? String.fromCodePoint(code) : '\ufffd';
    })
    .replace(CONTROL, ' ');
}
