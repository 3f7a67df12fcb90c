/** The talks of a labelled set as the finder gets them, with what an editor chose and what fitting weights needs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TimeSpan } from '../../src/base/film/time-span.ts';
import { parseCaptions } from '../../src/media/captions/parse-captions.ts';
import { wordsFromCues } from '../../src/media/captions/words-from-cues.ts';
import { CLIP_WEIGHTS } from '../../src/media/find-clips/clip-weights.ts';
import { type FindClipsInput, findClips } from '../../src/media/find-clips/find-clips.ts';
import { cuesOf } from '../../src/media/find-clips/languages/language-cues.ts';
import type { Item } from './listwise.ts';

interface Highlight extends TimeSpan {
  /** 1 to 3, best. */
  readonly grade: number;
}

interface Labels {
  readonly durationSec: number;
  readonly language: 'en' | 'it';
  readonly highlights: readonly Highlight[];
  /** Moments that look strong and are not. */
  readonly decoys: readonly TimeSpan[];
}

type Figures = Readonly<Record<string, number | null>>;

export interface LabelledTalk {
  readonly id: string;
  readonly language: 'en' | 'it';
  readonly input: FindClipsInput;
  readonly highlights: readonly Highlight[];
  readonly candidates: readonly Item[];
  /** By the scorer of the set. */
  readonly score: (clips: readonly object[]) => Figures;
}

interface Scorer {
  readonly cleanSpans: (words: object) => object;
  readonly scoreTalk: (clips: readonly object[], truth: object) => Figures;
}

/** From this share of time on a candidate is wanted, the more the closer it is. */
const WANTED_FROM = 0.45;
const NO_HIGHLIGHT = 0.4;
const DECOY_COST = 1;

export async function readLabelledTalks(set: string, built: string, count: number): Promise<LabelledTalk[]> {
  const scorer = (await import(pathToFileURL(join(set, 'lib/metrics.mjs')).href)) as Scorer;
  return readdirSync(built)
    .filter((name) => name.endsWith('.truth.json'))
    .map((name) => readTalk(built, name.replace('.truth.json', ''), count, scorer));
}

function readTalk(built: string, id: string, count: number, scorer: Scorer): LabelledTalk {
  const json = (name: string) => JSON.parse(readFileSync(join(built, name), 'utf8'));
  const labels = json(`${id}.truth.json`) as Labels;
  const timedWords = json(`${id}.words.json`);
  const { language, highlights, durationSec } = labels;
  const input: FindClipsInput = {
    words: wordsFromCues(parseCaptions(readFileSync(join(built, `${id}.srt`), 'utf8')).cues),
    ...{ soundTrack: null, pictureTrack: null, durationSec, cues: cuesOf(language) },
    settings: {
      ...{ clipCount: count, minDurationSec: 15, maxDurationSec: 75 },
      ...{ objective: 'viral', instructions: null },
    },
  };
  const truth = { ...labels, words: timedWords, spans: scorer.cleanSpans(timedWords) };
  const score = (clips: readonly object[]) => scorer.scoreTalk(clips, truth);
  return { id, language, input, highlights, candidates: candidatesOf(input, labels), score };
}

/** Every candidate of a talk; each highlight spreads its share, by grade, over those that are close to it. */
function candidatesOf(input: FindClipsInput, { highlights, decoys }: Labels): Item[] {
  const rows: (TimeSpan & { readonly values: readonly number[]; wanted: number })[] = [];
  const seen = ({ startSec, endSec }: TimeSpan, values: readonly number[]) => {
    rows.push({ startSec, endSec, values, wanted: 0 });
  };
  findClips(input, { weights: CLIP_WEIGHTS, seen });
  for (const highlight of highlights) {
    const close = rows.map((row) => Math.max(0, shareOfTime(row, highlight) - WANTED_FROM) ** 2);
    const whole = close.reduce((sum, value) => sum + value, 0);
    for (const [at, row] of rows.entries())
      if (whole > 0) row.wanted += ((close[at] ?? 0) / whole) * (1 + highlight.grade);
  }
  const wanted = rows.reduce((sum, row) => sum + row.wanted, 0);
  return rows.map((row) => ({
    values: row.values,
    wanted: row.wanted / wanted,
    cost: isDecoy(row, highlights, decoys) ? DECOY_COST : 0,
  }));
}

function isDecoy(span: TimeSpan, highlights: readonly TimeSpan[], decoys: readonly TimeSpan[]): boolean {
  return (
    highlights.every((one) => shareOfTime(span, one) < NO_HIGHLIGHT) &&
    decoys.some((one) => sharedSec(span, one) >= 0.5 * Math.min(lengthOf(span), lengthOf(one)))
  );
}

export function shareOfTime(a: TimeSpan, b: TimeSpan): number {
  const shared = sharedSec(a, b);
  return shared / (lengthOf(a) + lengthOf(b) - shared);
}

const lengthOf = ({ startSec, endSec }: TimeSpan) => endSec - startSec;

function sharedSec(a: TimeSpan, b: TimeSpan): number {
  return Math.max(0, Math.min(a.endSec, b.endSec) - Math.max(a.startSec, b.startSec));
}
