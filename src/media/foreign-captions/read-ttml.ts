/**
 * TTML and its profiles (W3C TTML2; DFXP, IMSC, iTunes' iTT): paragraphs with times of their own, or of what is around
 * or inside them. Where a paragraph lies and how it looks is left out.
 */
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { closeCues } from '../captions/close-cues.ts';
import type { ForeignCue } from './foreign-cue.ts';
import { onSeconds, parseTtmlTime, type TtmlClock } from './ttml-time.ts';

interface Open {
  /** Whether it is a paragraph or in one. */
  readonly isSaid: boolean;
  /** Where its children's times count from. */
  readonly startSec: number;
  readonly endSec: number;
  /** Of the first of paragraph and what is in it that says when it is shown; null above. */
  readonly cue: CueInMaking | null;
}

interface CueInMaking {
  readonly startSec: number;
  readonly endSec: number;
  /** Joined at the end: to look at what is joined so far would copy it. */
  readonly parts: string[];
  lengthChars: number;
  readonly marks: { offset: number; startSec: number }[];
}

const NOTHING_OPEN: Open = { isSaid: false, startSec: 0, endSec: Number.POSITIVE_INFINITY, cue: null };
const NO_CLOCK: TtmlClock = { framesPerSec: 30, ticksPerSec: 1, secondSec: 1 };

/** Empty for XML of anything else, and for what is no XML. */
export function readTtml(text: string): ForeignCue[] {
  const reader = new TtmlReader();
  const parser = new SaxesParser();
  // Thrown, else the parser goes on behind an error.
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => reader.open(tag));
  parser.on('text', (said) => reader.say(said));
  parser.on('closetag', () => reader.close());
  try {
    parser.write(text).close();
  } catch {
    return [];
  }
  return onSeconds(closeCues(reader.cues), reader.clock).map((cue) => ({
    ...cue,
    text: cue.parts.join('').trimEnd(),
  }));
}

class TtmlReader {
  readonly cues: CueInMaking[] = [];
  clock = NO_CLOCK;
  private readonly stack: Open[] = [];

  open(tag: SaxesTagPlain): void {
    const name = localName(tag.name);
    const above = this.stack.at(-1) ?? NOTHING_OPEN;
    if (name === 'tt') this.clock = clockOf(tag);
    if (name === 'br' && above.cue) add(above.cue, '\n');
    const [begin, end, dur] = ['begin', 'end', 'dur'].map((attribute) => this.timeOf(tag, attribute));
    const startSec = above.startSec + (begin ?? 0);
    const ends = [
      above.endSec,
      above.startSec + (end ?? Number.POSITIVE_INFINITY),
      startSec + (dur ?? Number.POSITIVE_INFINITY),
    ];
    const endSec = Math.min(...ends);
    const isTimed = begin != null || end != null || dur != null;
    const isSaid = name === 'p' || above.isSaid;
    let { cue } = above;
    if (cue !== null && begin != null) cue.marks.push({ offset: cue.lengthChars, startSec });
    if (cue === null && isSaid && (isTimed || (name === 'p' && Number.isFinite(endSec)))) {
      cue = { startSec, endSec, parts: [], lengthChars: 0, marks: [] };
      this.cues.push(cue);
    }
    this.stack.push({ isSaid, startSec, endSec, cue });
  }

  /** Spaces and line ends of the file are one space, and none at the beginning of a line. */
  say(text: string): void {
    const cue = this.stack.at(-1)?.cue;
    if (!cue) return;
    const said = text.replace(/\s+/gu, ' ');
    const isBehindSpace = /\s$/u.test(cue.parts.at(-1) ?? ' ');
    add(cue, isBehindSpace ? said.trimStart() : said);
  }

  close(): void {
    this.stack.pop();
  }

  private timeOf(tag: SaxesTagPlain, name: string): number | null {
    const text = attributeOf(tag, name);
    return text === null ? null : parseTtmlTime(text, this.clock);
  }
}

function add(cue: CueInMaking, text: string): void {
  if (text === '') return;
  cue.parts.push(text);
  cue.lengthChars += text.length;
}

/** Of the timing parameters (section 7.2). */
function clockOf(tag: SaxesTagPlain): TtmlClock {
  const number = (name: string): number | null => Number(attributeOf(tag, name) ?? Number.NaN) || null;
  const [up = 1, down = 1] = (attributeOf(tag, 'frameRateMultiplier') ?? '1 1').split(/[\s:]+/u).map(Number);
  const countedPerSec = number('frameRate') ?? NO_CLOCK.framesPerSec;
  const shownPerSec = (countedPerSec * up) / down;
  const framesPerSec = shownPerSec > 0 ? shownPerSec : NO_CLOCK.framesPerSec;
  const ticksPerSec = number('tickRate') ?? shownPerSec;
  // Time codes that drop some keep step with seconds.
  const isCount =
    attributeOf(tag, 'timeBase') === 'smpte' && !attributeOf(tag, 'dropMode')?.startsWith('drop');
  return isCount
    ? { framesPerSec: countedPerSec, ticksPerSec, secondSec: countedPerSec / framesPerSec }
    : { framesPerSec, ticksPerSec, secondSec: 1 };
}

/** Whatever prefix the document uses: older ones say other namespaces, some declare none. */
function attributeOf({ attributes }: SaxesTagPlain, name: string): string | null {
  return Object.entries(attributes).find(([attribute]) => localName(attribute) === name)?.[1] ?? null;
}

function localName(name: string): string {
  return name.replace(/^.*:/u, '');
}
