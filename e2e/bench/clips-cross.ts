/**
 * Which kinds of signals find clips, with weights that never saw the talk they are tried on: for each talk of a
 * labelled set they are fitted to all the others. `npm run bench:clips -- --set FOLDER --cross`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseCaptions } from '../../src/media/captions/parse-captions.ts';
import { wordsFromCues } from '../../src/media/captions/words-from-cues.ts';
import { type FindClipsInput, findClips, type WorthOf } from '../../src/media/find-clips/find-clips.ts';
import { SIGNALS, type Signal, type SignalValues } from '../../src/media/find-clips/sentence-signals.ts';
import { speechWorth } from '../../src/media/find-clips/speech-worth.ts';
import { ridge, type WeightedRow } from './ridge.ts';

interface Highlight {
  readonly startSec: number;
  readonly endSec: number;
  /** 1 to 3, best. */
  readonly grade: number;
}

interface Talk {
  readonly input: FindClipsInput;
  /** What the scorer of the set needs. */
  readonly truth: { readonly language: string; readonly highlights: readonly Highlight[] };
  readonly rows: readonly WeightedRow[];
}

type Figures = Readonly<Record<string, number | null>>;
type ScoreTalk = (clips: readonly object[], truth: object) => Figures;

const PENALTY = 0.02;
const SHOWN = {
  recall50: 'recall 0.5',
  recall70: 'recall 0.7',
  ndcgAtK: 'nDCG',
  decoyHit: 'decoys',
} as const;
const KINDS: Readonly<Record<string, readonly Signal[]>> = {
  'told scenes (story, quoted, comparison)': ['story', 'quoted', 'comparison'],
  'feeling (emotion, surprise, exclamation)': ['emotion', 'surprise', 'exclamation'],
  'claims (absolute, contrast, payoff, reversal, advice, imagine, listener)': [
    ...(['absolute', 'contrast', 'payoff', 'reversal', 'advice', 'imagine', 'listener'] as const),
  ],
  'doubt (hedge, filler, repair, trailing)': ['hedge', 'filler', 'repair', 'trailing'],
  'housekeeping (housekeeping, elsewhere, turn, leaning)': ['housekeeping', 'elsewhere', 'turn', 'leaning'],
  'terms (name, number, rarity)': ['name', 'number', 'rarity'],
  'shape (short, long, question)': ['short', 'long', 'question'],
  'first person': ['firstPerson'],
};

/** @param built the folder the set was built into; @returns a table, one line a variant. */
export async function crossValidate(set: string, built: string, count: number): Promise<string> {
  const { cleanSpans, scoreTalk } = (await import(pathToFileURL(join(set, 'lib/metrics.mjs')).href)) as {
    cleanSpans: (words: object) => object;
    scoreTalk: ScoreTalk;
  };
  const ids = readdirSync(built).filter((name) => name.endsWith('.truth.json'));
  const talks = ids.map((name) => readTalk(built, name.replace('.truth.json', ''), count, cleanSpans));
  const line = (label: string, worthFor: (talk: Talk) => WorthOf) =>
    lineOf(
      label,
      talks.map((talk) => scoreTalk(findClips(talk.input, worthFor(talk)), talk.truth)),
    );
  const without = (left: readonly Signal[]) => (talk: Talk) =>
    fitted(
      talks.filter((other) => other !== talk),
      left,
    );
  return [
    `${talks.length} talks, weights fitted by ridge regression (penalty ${PENALTY}) to the other talks`,
    lineOf('', [Object.fromEntries(Object.entries(SHOWN))]),
    line('shipped weights, which saw all talks', () => speechWorth),
    line('all signals', without([])),
    line('all signals, from talks in the other language', ({ truth }) =>
      fitted(
        talks.filter((other) => other.truth.language !== truth.language),
        [],
      ),
    ),
    ...Object.entries(KINDS).map(([kind, left]) => line(`without ${kind}`, without(left))),
  ].join('\n');
}

function lineOf(label: string, figures: readonly Readonly<Record<string, number | string | null>>[]): string {
  const cells = Object.keys(SHOWN).map((key) => {
    const known = figures.map((one) => one[key]).filter((value) => typeof value === 'number');
    if (known.length === 0) return String(figures[0]?.[key] ?? '-');
    return (known.reduce((sum, value) => sum + value, 0) / known.length).toFixed(2);
  });
  return [label.padEnd(82), ...cells.map((cell) => cell.padStart(11))].join('');
}

function readTalk(built: string, id: string, count: number, cleanSpans: (words: object) => object): Talk {
  const json = (name: string) => JSON.parse(readFileSync(join(built, name), 'utf8'));
  const labels = json(`${id}.truth.json`);
  const timedWords = json(`${id}.words.json`);
  const parsed = parseCaptions(readFileSync(join(built, `${id}.srt`), 'utf8'));
  const input: FindClipsInput = {
    words: wordsFromCues(parsed.cues),
    soundTrack: null,
    pictureTrack: null,
    durationSec: labels.durationSec,
    language: labels.language,
    settings: {
      clipCount: count,
      minDurationSec: 15,
      maxDurationSec: 75,
      objective: 'viral',
      instructions: null,
    },
  };
  const truth = { ...labels, words: timedWords, spans: cleanSpans(timedWords) };
  return { input, truth, rows: rowsOf(input, labels.highlights) };
}

/** A row a sentence, centred on its talk: only differences within a talk mean anything. */
function rowsOf(input: FindClipsInput, highlights: readonly Highlight[]): WeightedRow[] {
  const rows: WeightedRow[] = [];
  findClips(input, (signals, sentences) => {
    if (rows.length === 0)
      rows.push(
        ...sentences.map(({ startSec, endSec }, index) => ({
          values: SIGNALS.map((signal) => signals[index]?.[signal] ?? 0),
          target: Math.max(0, ...highlights.map((one) => gradeShare(one, startSec, endSec))),
          weight: endSec - startSec,
        })),
      );
    return speechWorth(signals);
  });
  return centred(rows);
}

function gradeShare({ startSec, endSec, grade }: Highlight, fromSec: number, toSec: number): number {
  const shared = Math.max(0, Math.min(toSec, endSec) - Math.max(fromSec, startSec));
  return (shared / Math.max(0.01, toSec - fromSec)) * (0.4 + 0.2 * grade);
}

function centred(rows: readonly WeightedRow[]): WeightedRow[] {
  const whole = rows.reduce((sum, { weight }) => sum + weight, 0);
  const meanOf = (value: (row: WeightedRow) => number) =>
    rows.reduce((sum, row) => sum + value(row) * row.weight, 0) / whole;
  const means = SIGNALS.map((_, column) => meanOf(({ values }) => values[column] ?? 0));
  const meanTarget = meanOf(({ target }) => target);
  return rows.map(({ values, target, weight }) => ({
    values: values.map((value, column) => value - (means[column] ?? 0)),
    target: target - meanTarget,
    weight: weight / whole,
  }));
}

function fitted(talks: readonly Talk[], left: readonly Signal[]): WorthOf {
  const rows = talks.flatMap(({ rows }) => rows);
  const kept = SIGNALS.map((signal) => !left.includes(signal));
  const weights = ridge(
    rows.map((row) => ({ ...row, values: row.values.filter((_, column) => kept[column]) })),
    kept.filter((one) => one).length,
    PENALTY,
  );
  const signalsKept = SIGNALS.filter((_, column) => kept[column]);
  return (signals: readonly SignalValues[]) =>
    signals.map((values) =>
      signalsKept.reduce((sum, signal, column) => sum + (weights[column] ?? 0) * values[signal], 0),
    );
}
