/**
 * Who speaks, where a subtitle file writes it into the text: `Ann Lee: Hello` as Zoom, Descript and Otter export it,
 * `JOHN: Hello` of subtitles for the hard of hearing, `>> JOHN: Hello` of American television, `[SPEAKER_01]: Hello` and
 * `发言人1：你好` of diarised transcripts.
 */
import type { CaptionCue } from './caption-cue.ts';
import { partsInTime } from './parts-in-time.ts';

/** At the start of a line; what follows is said. Group 1 stands in brackets, group 2 does not. */
const LABEL =
  /^[^\S\n]*(?:(?:[-–—]|>{2,})\s*)?(?:\[([^[\]\n]{1,40})\]|([\p{Lu}\p{Lo}\p{N}][^:：[\]\n]{0,40}))(?::\s+|：\s*)(?=\S)/gmu;
const NAME_WORD = String.raw`(?:[\p{Lu}\p{N}][\p{L}\p{N}_.'’-]*|d[aeiou]|del|della|v[ao]n)`;
/** Up to four words, as names are written: a sentence before a colon is none. */
const NAME = new RegExp(`^${NAME_WORD}(?: ${NAME_WORD}){0,3}$`, 'u');
/** In scripts without capitals any word may be a name; one with a number is what diarised transcripts call somebody. */
const NUMBERED = /^[\p{Lo}\p{M}]+ ?\p{N}+$/u;
/** "Remember: …" is one word that is written like a name: such a word must come again and again. */
const LIKELY_NAME = /[ \p{N}]|^[^\p{Ll}]+$/u;
/** Another voice, as television marks it; whose it is, only a name behind it says. */
const OTHER_VOICE = /^\s*>{2,}/u;
const UNLIKELY_SHARE = 0.05;
/** Where so many cues begin with a name, the file names its speakers throughout. */
const LABELLED_SHARE = 0.3;
const LEAST_LABELLED = 2;

interface Label {
  readonly name: string;
  readonly isSure: boolean;
  readonly start: number;
  readonly end: number;
}

/**
 * Cues without labels, cut where another voice begins. Whoever is named speaks on until somebody else does, where the file
 * names its speakers throughout; where it does so now and then, whose the other cues are is not known, and no cue is given
 * to anybody.
 */
export function namedSpeakers(cues: readonly CaptionCue[]): CaptionCue[] {
  const found = cues.map(({ text }) => labelsIn(text));
  const labelled = found.filter((labels) => labels.length > 0).length;
  const isThroughout = labelled >= LEAST_LABELLED && labelled >= cues.length * LABELLED_SHARE;
  const isName = oftenEnough(found, isThroughout);
  let speaker: string | null = null;
  return cues.flatMap((cue, index) => {
    const parts = partsOf(cue, (found[index] ?? []).filter(isName));
    return parts.map(({ name, ...part }) => {
      if (isThroughout) speaker = name ?? (OTHER_VOICE.test(part.text) ? null : speaker);
      return { ...part, speaker: part.speaker ?? speaker };
    });
  });
}

function labelsIn(text: string): Label[] {
  return [...text.matchAll(LABEL)].flatMap(({ 0: whole, 1: bracketed, 2: plain = '', index }) => {
    const name = (bracketed ?? plain).trim();
    const isSure = bracketed !== undefined;
    return isSure || NAME.test(name) || NUMBERED.test(name)
      ? [{ name, isSure, start: index, end: index + whole.length }]
      : [];
  });
}

/** Names that stand there at least as often as they must to be none by chance. */
function oftenEnough(found: readonly (readonly Label[])[], isThroughout: boolean): (label: Label) => boolean {
  const times = new Map<string, number>();
  for (const { name } of found.flat()) times.set(name, (times.get(name) ?? 0) + 1);
  const unlikely = isThroughout ? 2 : Math.max(3, found.length * UNLIKELY_SHARE);
  const likely = isThroughout ? 1 : 2;
  return ({ name, isSure }) =>
    isSure || (times.get(name) ?? 0) >= (LIKELY_NAME.test(name) ? likely : unlikely);
}

interface Part extends CaptionCue {
  /** null where none is given. */
  readonly name: string | null;
}

function partsOf(cue: CaptionCue, labels: readonly Label[]): Part[] {
  const ends = [...labels.map(({ start }) => start), cue.text.length];
  const pieces = [{ name: null, end: 0 }, ...labels].map(({ name, end: start }, at) => {
    return { name, start, text: cue.text.slice(start, ends[at]) };
  });
  const spoken = pieces.filter(({ text }) => text.trim() !== '');
  return partsInTime(cue, spoken).map(({ start, ...part }) => {
    const marks = cue.marks
      .map((mark) => ({ ...mark, offset: mark.offset - start }))
      .filter(({ offset }) => offset >= 0 && offset < part.text.length);
    return { ...part, speaker: cue.speaker, marks };
  });
}
