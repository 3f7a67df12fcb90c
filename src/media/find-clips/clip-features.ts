/**
 * What a run of sentences is like as a piece of the talk, as numbers that mean the same in every language. Sums over
 * time are taken from the talk's own mean, so that only how a moment differs from its talk counts. Pure.
 */
import { firstAfter } from '../../base/sorted.ts';
import type { Sentence } from './sentence.ts';
import type { Signal, SignalValues } from './sentence-signals.ts';

/** Summed over the sentences of a clip. */
export const SUMMED = [
  'few',
  'run',
  'figures',
  'housekeeping',
  'notice',
  'hedge',
  'picturable',
  'praise',
  'density',
  'story',
  'firstPerson',
  'emotion',
] as const satisfies readonly Signal[];

export const CLIP_FEATURES = [
  ...SUMMED,
  /** The first sentence leans on the one before; the last one on the one before it, as a last line does. */
  'opensLeaning',
  'endsLeaning',
  /** What comes next is talk about the talk. */
  'thenHousekeeping',
  'length',
  'lengthSquared',
  'longestSentence',
  /** The last sentence against the mean one, by words. */
  'lastLength',
  /** The end speaks of what the beginning spoke of. */
  'returns',
  /** What is spoken of at the end is spoken of further. */
  'carriesOver',
] as const;

export type ClipFeature = (typeof CLIP_FEATURES)[number];

export interface SpokenTalk {
  readonly sentences: readonly Sentence[];
  readonly signals: readonly SignalValues[];
  readonly terms: readonly (readonly string[])[];
}

/** Seconds that a sum is told in. */
const SUM_SEC = 45;
const SHORTEST_SENTENCE_SEC = 0.05;
/** Sentences looked at on both sides of the end. */
const END_SENTENCES = 3;
const MOST_RETURNS = 3;

/** @returns the values of a run of sentences, both ends included, in the order of `CLIP_FEATURES`. */
export function clipFeatures(
  { sentences, signals, terms }: SpokenTalk,
  usualSec: number,
): (first: number, last: number) => number[] {
  const lengths = sentences.map(({ startSec, endSec }) => Math.max(SHORTEST_SENTENCE_SEC, endSec - startSec));
  const sums = SUMMED.map((signal) =>
    sumsFromMean(
      signals.map((values) => values[signal]),
      lengths,
    ),
  );
  const words = sentences.map(({ wordCount }) => wordCount);
  const wordSums = runningSums(words);
  const places = placesOfTerms(terms);
  return (first, last) => {
    const offLength = Math.log((endOf(sentences, last) - startOf(sentences, first)) / usualSec);
    const meanWords = ((wordSums[last + 1] ?? 0) - (wordSums[first] ?? 0)) / (last + 1 - first);
    return [
      ...sums.map((sum) => ((sum[last + 1] ?? 0) - (sum[first] ?? 0)) / SUM_SEC),
      signals[first]?.leaning ?? 0,
      signals[last]?.leaning ?? 0,
      signals[last + 1]?.housekeeping ?? 0,
      offLength,
      offLength * offLength,
      Math.log(largestOf(words, first, last)),
      Math.log((words[last] ?? 1) / meanWords),
      returns(terms, places, first, last),
      carriesOver(terms, first, last),
    ];
  };
}

/** Terms of the last two sentences that the first half has too. */
function returns(
  terms: SpokenTalk['terms'],
  places: ReadonlyMap<string, readonly number[]>,
  first: number,
  last: number,
): number {
  const middle = first + Math.floor((last - first) / 2);
  const isSaid = (term: string): boolean => {
    const at = places.get(term) ?? [];
    return (at[firstAfter(at, first - 1, (place) => place)] ?? Number.POSITIVE_INFINITY) <= middle;
  };
  const end = terms.slice(Math.max(middle + 1, last - 1), last + 1).flat();
  return Math.min(MOST_RETURNS, end.filter(isSaid).length);
}

/** The sentences that have a term, in order. */
function placesOfTerms(terms: SpokenTalk['terms']): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [at, ofSentence] of terms.entries())
    for (const term of ofSentence) {
      const known = places.get(term);
      if (known === undefined) places.set(term, [at]);
      else known.push(at);
    }
  return places;
}

function largestOf(values: readonly number[], first: number, last: number): number {
  let largest = 0;
  for (let at = first; at <= last; at += 1) largest = Math.max(largest, values[at] ?? 0);
  return largest;
}

/** Terms of the last three sentences that the next three have too. */
function carriesOver(terms: SpokenTalk['terms'], first: number, last: number): number {
  const next = new Set(terms.slice(last + 1, last + 1 + END_SENTENCES).flat());
  return countIn(next, terms.slice(Math.max(first, last + 1 - END_SENTENCES), last + 1));
}

function countIn(known: ReadonlySet<string>, lists: readonly (readonly string[])[]): number {
  return lists.flat().filter((term) => known.has(term)).length;
}

/** Of what is above the mean of the whole talk, over time. */
function sumsFromMean(values: readonly number[], lengths: readonly number[]): number[] {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const mean = values.reduce((sum, value, at) => sum + value * (lengths[at] ?? 0), 0) / total;
  return runningSums(values.map((value, at) => (value - mean) * (lengths[at] ?? 0)));
}

function runningSums(values: readonly number[]): number[] {
  const sums = [0];
  for (const [at, value] of values.entries()) sums.push((sums[at] ?? 0) + value);
  return sums;
}

const startOf = (sentences: readonly Sentence[], at: number) => sentences[at]?.startSec ?? 0;
const endOf = (sentences: readonly Sentence[], at: number) => sentences[at]?.endSec ?? 0;
