/** Measures the eight factors of a candidate from the signals of its sentences, with the sentences that earned each. */
import type { Candidate } from './clip-candidates.ts';
import type { ScoreFactor } from './found-clip.ts';
import type { Sentence } from './sentence.ts';
import type { Signal, SignalValues } from './sentence-signals.ts';

/** The analysed talk: everything per sentence, `borders` one longer (see topic-borders). */
export interface TalkView {
  readonly sentences: readonly Sentence[];
  readonly signals: readonly SignalValues[];
  readonly terms: readonly (readonly string[])[];
  readonly borders: readonly number[];
  /** Loudness of each sentence against the talk, in standard deviations; 0 where sound is not known. */
  readonly liveliness: readonly number[];
}

interface FactorMeasure {
  /** Absolute evidence, 0 to 1. */
  readonly value: number;
  /** Sentences that speak for it, strongest first, at most two. */
  readonly sentences: readonly number[];
  /** What they do, strongest first, at most two. */
  readonly signals: readonly Signal[];
}

export type FactorMeasures = Readonly<Record<ScoreFactor, FactorMeasure>>;

type Mix = Readonly<Partial<Record<Signal, number>>>;

const HOOK: Mix = {
  question: 1.2,
  surprise: 1.4,
  absolute: 0.9,
  comparison: 0.9,
  imagine: 1,
  listener: 0.5,
  emotion: 0.8,
  quoted: 0.7,
  contrast: 0.5,
  number: 0.3,
  story: 0.3,
  reversal: 0.6,
  rarity: 0.4,
  hedge: -1.2,
  housekeeping: -1.6,
  filler: -0.8,
  elsewhere: -1.2,
  leaning: -0.4,
  long: -0.4,
  trailing: -0.6,
};
const PAYOFF: Mix = {
  payoff: 1.5,
  reversal: 1.2,
  absolute: 0.7,
  comparison: 0.7,
  short: 0.5,
  emotion: 0.6,
  surprise: 0.7,
  contrast: 0.5,
  quoted: 0.4,
  story: 0.3,
  question: -0.9,
  hedge: -1.5,
  housekeeping: -1.6,
  elsewhere: -0.8,
  filler: -0.6,
  trailing: -0.8,
};
const MUDDLE: Mix = {
  filler: 1.1,
  hedge: 1.1,
  repair: 0.9,
  long: 0.9,
  elsewhere: 0.7,
  trailing: 0.6,
  housekeeping: 0.4,
};
const EMOTION: Mix = {
  emotion: 1.8,
  exclamation: 0.6,
  quoted: 0.6,
  story: 0.4,
  firstPerson: 0.3,
  absolute: 0.3,
  hedge: -0.4,
  housekeeping: -0.8,
};
const NOVELTY: Mix = {
  surprise: 1.6,
  rarity: 0.9,
  reversal: 0.9,
  comparison: 0.9,
  contrast: 0.5,
  number: 0.3,
  hedge: -0.5,
  housekeeping: -1,
};
const QUOTE: Mix = {
  absolute: 1,
  reversal: 1,
  comparison: 1,
  contrast: 0.7,
  payoff: 0.7,
  listener: 0.4,
  surprise: 0.6,
  emotion: 0.5,
  hedge: -1.5,
  filler: -1.2,
  housekeeping: -1.8,
  elsewhere: -1,
  leaning: -0.6,
  repair: -1,
  question: -0.4,
  number: -0.3,
  long: -1,
};
const DIALOGUE: Mix = { quoted: 1.6, question: 0.7, listener: 0.2, housekeeping: -0.5 };

/** Sentences that make the opening: as far as a viewer decides whether to stay. */
const OPENING_SEC = 9;

export function measureFactors(talk: TalkView, candidate: Candidate): FactorMeasures {
  const inside = range(candidate.first, candidate.last);
  const opening = inside.filter(
    (index) => (talk.sentences[index]?.startSec ?? 0) < candidate.startSec + OPENING_SEC,
  );
  const ending = inside.slice(-2);
  const loudness = mean(inside.map((index) => talk.liveliness[index] ?? 0));
  const loop = returnsToOpening(talk, opening, ending);
  const bestLine = inside.filter((index) => fitsQuote(talk.sentences[index]));
  return {
    hook: mix(talk, opening, HOOK, (sum) => squash(sum / Math.max(1, Math.sqrt(opening.length)), 0.75)),
    payoff: mix(talk, ending, PAYOFF, (sum) =>
      squash(sum / Math.max(1, Math.sqrt(ending.length)) + loop, 0.8),
    ),
    clarity: clarity(talk, inside),
    emotion: mix(talk, inside, EMOTION, (sum) => squash(sum / inside.length + 0.08 * loudness, 0.3)),
    novelty: mix(talk, inside, NOVELTY, (sum) => squash(sum / inside.length, 0.75)),
    selfContained: selfContained(talk, candidate),
    quotability: mix(talk, bestLine, QUOTE, (_, best) => squash(best, 1.3)),
    dialogue: dialogue(talk, inside),
  };
}

/** Weighs signals over sentences; `toValue` gets the sum and the best single sentence. */
function mix(
  talk: TalkView,
  indexes: readonly number[],
  weights: Mix,
  toValue: (sum: number, best: number) => number,
): FactorMeasure {
  const entries = Object.entries(weights) as [Signal, number][];
  const earnings = earningsOf(talk, weights);
  const earned = indexes.map((index) => ({ index, sum: earnings[index] ?? 0 }));
  const total = earned.reduce((sum, item) => sum + item.sum, 0);
  const ranked = earned.filter(({ sum }) => sum > 0.15).sort((a, b) => b.sum - a.sum || a.index - b.index);
  const sentences = ranked.slice(0, 2).map(({ index }) => index);
  const signals = entries
    .filter(([, weight]) => weight > 0)
    .map(([signal, weight]) => ({
      signal,
      sum: sentences.reduce((sum, index) => sum + weight * (talk.signals[index]?.[signal] ?? 0), 0),
    }))
    .filter(({ sum }) => sum > 0.1)
    .sort((a, b) => b.sum - a.sum)
    .slice(0, 2)
    .map(({ signal }) => signal);
  return { value: indexes.length === 0 ? 0 : toValue(total, ranked[0]?.sum ?? 0), sentences, signals };
}

/** Of a mix in each sentence: a sentence is part of hundreds of candidates. */
const earningsByTalk = new WeakMap<TalkView, Map<Mix, readonly number[]>>();

function earningsOf(talk: TalkView, weights: Mix): readonly number[] {
  const known = earningsByTalk.get(talk) ?? new Map<Mix, readonly number[]>();
  earningsByTalk.set(talk, known);
  const before = known.get(weights);
  if (before !== undefined) return before;
  const entries = Object.entries(weights) as [Signal, number][];
  const earnings = talk.signals.map((values) =>
    entries.reduce((total, [signal, weight]) => total + weight * (values[signal] ?? 0), 0),
  );
  known.set(weights, earnings);
  return earnings;
}

function clarity(talk: TalkView, inside: readonly number[]): FactorMeasure {
  const muddle = mix(talk, inside, MUDDLE, (sum) => sum / inside.length);
  const lengths = inside.map((index) => talk.sentences[index]?.wordCount ?? 0);
  const offLength = Math.abs(Math.log(Math.max(1, mean(lengths)) / 12));
  const value = Math.exp(-2.2 * muddle.value) * Math.exp(-0.3 * offLength);
  // What is unclear is named; where nothing is, the plainest sentence stands for the rest.
  const plainest = inside.filter((index) => fitsQuote(talk.sentences[index])).slice(0, 1);
  return value > 0.6 ? { value, sentences: plainest, signals: [] } : { ...muddle, value };
}

function selfContained(talk: TalkView, { first, last }: Candidate): FactorMeasure {
  const opening = talk.signals[first];
  const inside = range(first, last);
  const pointing = mean(inside.map((index) => talk.signals[index]?.elsewhere ?? 0));
  const asksLast = talk.signals[last]?.question ?? 0;
  const value =
    0.35 +
    0.3 * (talk.borders[first] ?? 0) +
    0.3 * (talk.borders[last + 1] ?? 0) +
    0.2 -
    0.35 * (opening?.leaning ?? 0) -
    0.4 * Math.min(1, opening?.elsewhere ?? 0) -
    1.2 * pointing -
    0.2 * asksLast;
  const signals: Signal[] = [];
  if ((opening?.leaning ?? 0) > 0) signals.push('leaning');
  if (pointing > 0.03) signals.push('elsewhere');
  return {
    value: Math.min(1, Math.max(0, value)),
    sentences: first === last ? [first] : [first, last],
    signals,
  };
}

function dialogue(talk: TalkView, inside: readonly number[]): FactorMeasure {
  const turns = inside.filter(
    (index, at) => at > 0 && talk.sentences[index]?.speaker !== talk.sentences[index - 1]?.speaker,
  );
  const answered = turns.filter((index) => (talk.signals[index - 1]?.question ?? 0) > 0);
  const spoken = mix(talk, inside, DIALOGUE, (sum) => sum / inside.length);
  const value = squash(spoken.value + (turns.length + answered.length) / inside.length, 0.35);
  const exchange = answered[0] ?? turns[0];
  return exchange === undefined
    ? { ...spoken, value }
    : { ...spoken, value, sentences: [exchange - 1, exchange] };
}

/** Topic words of the ending that the opening used too: the circle closes. */
function returnsToOpening(talk: TalkView, opening: readonly number[], ending: readonly number[]): number {
  if (ending.some((index) => opening.includes(index))) return 0;
  const first = new Set(opening.flatMap((index) => talk.terms[index] ?? []));
  const last = new Set(ending.flatMap((index) => talk.terms[index] ?? []));
  return Math.min(0.5, [...last].filter((term) => first.has(term)).length * 0.25);
}

function fitsQuote(sentence: Sentence | undefined): boolean {
  return sentence !== undefined && sentence.wordCount >= 4 && sentence.wordCount <= 22;
}

/** 0 at or below 0, half at `half`, towards 1 above. */
function squash(value: number, half: number): number {
  return value <= 0 ? 0 : value / (value + half);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
