/**
 * Finds the parts of a talk worth showing on their own. Pure: words, sound and picture in, ranked clips out.
 * Candidates are runs of whole sentences; each is scored for eight factors from its own words.
 */
import type { TimeSpan } from '../../base/film/time-span.ts';
import type { SoundTrack } from '../listen/sound-track.ts';
import type { Word } from '../listen/word.ts';
import type { PictureTrack } from '../vision/picture-track.ts';
import {
  type Candidate,
  type CandidateLimits,
  type ClipWeights,
  clipCandidates,
  type LengthLimits,
  type SeenFeatures,
} from './clip-candidates.ts';
import { padClip } from './clip-edges.ts';
import { type FactorMeasures, measureFactors, type TalkView } from './clip-factors.ts';
import { phrasesOf } from './clip-phrases.ts';
import { factorShare, scoreFactors, scoreOf } from './clip-scores.ts';
import { type Taste, tasteOf } from './clip-taste.ts';
import { CLIP_WEIGHTS } from './clip-weights.ts';
import { wordClip } from './clip-wording.ts';
import { expectedAgreement } from './expected-agreement.ts';
import { type ClipObjective, meetsWishes, readWishes, type Wishes } from './factor-weights.ts';
import { findQuietClips } from './find-quiet-clips.ts';
import { type FoundClip, SCORE_FACTORS, type ScoreFactor } from './found-clip.ts';
import type { ClipLanguage, Cues } from './languages/language-cues.ts';
import { percentiles } from './percentiles.ts';
import { selectClips } from './select-clips.ts';
import { type Sentence, splitSentences } from './sentence.ts';
import { sentenceSignals } from './sentence-signals.ts';
import { settleEstimates } from './settle-estimates.ts';
import { topicBorders } from './topic-borders.ts';
import { termRarity, topicTerms } from './topic-terms.ts';

export interface FindClipsInput {
  /** In the order of time; empty where nobody could say what is spoken. */
  readonly words: readonly Word[];
  readonly soundTrack: SoundTrack | null;
  readonly pictureTrack: PictureTrack | null;
  readonly durationSec: number;
  /** Of the language that is spoken. */
  readonly cues: Cues;
  readonly settings: ClipSettings;
  /** What was learned from decisions; null and absent for nothing. */
  readonly taste?: Taste | null;
}

export interface ClipSettings {
  readonly clipCount: number;
  readonly minDurationSec: number;
  readonly maxDurationSec: number;
  readonly objective: ClipObjective | null;
  readonly instructions: string | null;
}

/** Other weights than those shipped, and who sees what is weighed; how `npm run bench:clips -- --cross` fits them. */
export interface Weighing {
  readonly weights: ClipWeights;
  readonly seen?: SeenFeatures;
}

/** Measured in full: the strongest candidates, far more than can be chosen. */
const MEASURED = 3000;
/** As much of a short source can be clips: many clips of it are short ones. */
const SPREAD_OUT = 0.35;
/** Against the logarithm of how well a clip agrees with all likely ones. What is asked for moves it, no more. */
const OBJECTIVE_WEIGHT = 1;
const WISH_WEIGHT = 12;
/** A smaller part of a rank is not worth a word. */
const SHOWN_TASTE = 0.15;

interface Measured extends Candidate {
  readonly measures: FactorMeasures;
  readonly terms: readonly string[];
  readonly wish: number;
}

/** Best first, at most `clipCount`; every clip within the limits, or the whole source where that is shorter. */
export function findClips(
  input: FindClipsInput,
  weighing: Weighing = { weights: CLIP_WEIGHTS },
): FoundClip[] {
  const words = settleEstimates(soundWords(input.words, input.durationSec), input.soundTrack?.silences ?? []);
  if (words.length === 0) return findQuietClips(input);
  const limits = {
    minDurationSec: Math.min(input.settings.minDurationSec, input.durationSec),
    maxDurationSec: Math.max(input.settings.minDurationSec, input.settings.maxDurationSec),
    roomSec: (SPREAD_OUT * input.durationSec) / Math.max(1, input.settings.clipCount),
  };
  const whole = passOverTalk(input, splitSentences(words, input.cues), limits, weighing);
  if (whole.candidates.length > 0) return clipsOf(input, words, whole, limits);
  // No run of whole sentences fits: sentences longer than the limit are cut at commas and pauses.
  const parts = passOverTalk(
    input,
    splitSentences(words, input.cues, limits.maxDurationSec / 3),
    limits,
    weighing,
  );
  if (parts.candidates.length > 0) return clipsOf(input, words, parts, limits);
  // Nothing is spoken for long enough: clips take in the silence around what is.
  const sparse = passOverTalk(
    input,
    splitSentences(words, input.cues),
    { ...limits, minDurationSec: 0 },
    weighing,
  );
  const candidates = sparse.candidates
    .map((candidate) => ({ ...candidate, ...spanOf(input, words, sparse, candidate, limits) }))
    .filter(({ startSec, endSec }) => endSec - startSec >= limits.minDurationSec - 1e-6);
  return candidates.length > 0
    ? clipsOf(input, words, { ...sparse, candidates }, limits)
    : findQuietClips(input);
}

/** Of what is spoken from the first to the last sentence, with the air around it. */
function spanOf(
  { durationSec }: FindClipsInput,
  words: readonly Word[],
  { talk }: TalkPass,
  { first, last }: Pick<Candidate, 'first' | 'last'>,
  limits: LengthLimits,
): TimeSpan {
  const { firstWord } = talk.sentences[first] as Sentence;
  const { lastWord } = talk.sentences[last] as Sentence;
  return padClip(words, firstWord, lastWord, { ...limits, durationSec });
}

function clipsOf(
  input: FindClipsInput,
  words: readonly Word[],
  pass: TalkPass,
  limits: LengthLimits,
): FoundClip[] {
  const { settings, cues } = input;
  const { talk, rarity, candidates } = pass;
  const wishes = readWishes(settings.objective, settings.instructions, cues);
  const { factors: even } = readWishes(null, null, cues);
  const measured = candidates
    .sort((a, b) => b.strength - a.strength || a.startSec - b.startSec)
    .slice(0, MEASURED)
    .map((candidate): Measured => {
      const terms = talk.terms.slice(candidate.first, candidate.last + 1).flat();
      return {
        ...candidate,
        measures: measureFactors(talk, candidate),
        terms,
        wish:
          meetsWishes(wishes, terms) *
          speaksOfIt(wishes, talk.terms.slice(candidate.first, candidate.last + 1)),
      };
    });
  const standing = standings(measured);
  const agreement = expectedAgreement(measured);
  const items = measured.map((item, index) => {
    const shares = Object.fromEntries(
      SCORE_FACTORS.map((factor) => [
        factor,
        factorShare(item.measures[factor].value, standing[factor][index] ?? 0),
      ]),
    ) as Record<ScoreFactor, number>;
    const objective = SCORE_FACTORS.reduce(
      (sum, factor) => sum + (wishes.factors[factor] - even[factor]) * shares[factor],
      0,
    );
    const taste = input.taste == null ? 0 : tasteOf(input.taste, shares, item.endSec - item.startSec);
    const rank = (agreement[index] ?? 0) + OBJECTIVE_WEIGHT * objective + WISH_WEIGHT * item.wish + taste;
    return { ...item, shares, rank, taste };
  });
  return selectClips(items, settings.clipCount).map(({ item, value }) => {
    const factors = scoreFactors(talk, item.measures, item.shares, cues.notes);
    return {
      ...spanOf(input, words, pass, item, limits),
      score: scoreOf(value),
      ...(Math.abs(item.taste) < SHOWN_TASTE ? {} : { taste: item.taste }),
      factors,
      ...wordClip(talk, item, item.measures, cues, rarity),
      reason: reasonOf(factors, item.wish > 0, cues.notes),
    };
  });
}

/** 1 where a third of the sentences or more speak of what is asked for, or nothing does, or it has what is refused. */
function speaksOfIt({ wanted, unwanted }: Wishes, terms: readonly (readonly string[])[]): number {
  if (terms.flat().some((term) => unwanted.has(term))) return 1;
  const speaking = terms.filter((own) => own.some((term) => wanted.has(term))).length;
  return speaking === 0 ? 1 : Math.min(1, (3 * speaking) / terms.length);
}

interface TalkPass {
  readonly talk: TalkView;
  readonly rarity: (term: string) => number;
  readonly candidates: Candidate[];
}

function passOverTalk(
  input: FindClipsInput,
  sentences: readonly Sentence[],
  limits: CandidateLimits,
  weighing: Weighing,
): TalkPass {
  const { cues } = input;
  const terms = sentences.map(({ text }) => topicTerms(text, cues));
  const rarity = termRarity(terms);
  const signals = sentenceSignals(sentences, terms, cues, rarity);
  const borders = topicBorders(sentences, terms, cues, {
    shotCutsSec: input.pictureTrack?.shotCutsSec ?? [],
    silences: input.soundTrack?.silences ?? [],
  });
  const talk: TalkView = {
    sentences,
    signals,
    terms,
    borders,
    liveliness: liveliness(sentences, input.soundTrack),
  };
  return { talk, rarity, candidates: clipCandidates(talk, weighing.weights, limits, weighing.seen) };
}

/** How each candidate stands in the talk, 0 to 1, for every factor. */
function standings(measured: readonly Measured[]): Record<ScoreFactor, number[]> {
  return Object.fromEntries(
    SCORE_FACTORS.map((factor) => [
      factor,
      percentiles(measured.map(({ measures }) => measures[factor].value)),
    ]),
  ) as Record<ScoreFactor, number[]>;
}

function reasonOf(factors: FoundClip['factors'], wished: boolean, language: ClipLanguage): string {
  const { factorNames, reason, wished: wishedPhrase } = phrasesOf(language);
  const sorted = [...factors].sort((a, b) => b.score - a.score);
  const strong = sorted.slice(0, 2).map(({ factor }) => factorNames[factor]);
  const weakest = sorted.at(-1);
  const weak = weakest !== undefined && weakest.score < 40 ? factorNames[weakest.factor] : null;
  return wished ? `${wishedPhrase} ${reason(strong, weak)}` : reason(strong, weak);
}

function liveliness(sentences: readonly Sentence[], sound: SoundTrack | null): number[] {
  if (sound === null || sound.loudnessDb.length === 0) return sentences.map(() => 0);
  const loudness = sentences.map(({ startSec, endSec }) => {
    const steps = sound.loudnessDb.slice(
      Math.floor(startSec / sound.stepSec),
      Math.ceil(endSec / sound.stepSec),
    );
    const heard = steps.filter((level) => level > -60);
    return heard.length === 0 ? null : heard.reduce((sum, level) => sum + level, 0) / heard.length;
  });
  const known = loudness.filter((level) => level !== null);
  const mean = known.reduce((sum, level) => sum + level, 0) / Math.max(1, known.length);
  const spread = Math.sqrt(
    known.reduce((sum, level) => sum + (level - mean) ** 2, 0) / Math.max(1, known.length),
  );
  return loudness.map((level) => (level === null || spread < 0.5 ? 0 : (level - mean) / spread));
}

/** Nobody says half as many, in any language: subtitles may hold whole texts in a second. */
const MOST_WORDS_A_SEC = 16;

/** Words with text and sane times, in order; what a damaged transcript holds beyond that is passed over. */
function soundWords(words: readonly Word[], durationSec: number): Word[] {
  const sound = words
    .filter(
      ({ text, startSec, endSec }) =>
        text.trim() !== '' && startSec >= 0 && endSec > startSec && startSec < durationSec,
    )
    .map((word) => ({ ...word, endSec: Math.min(word.endSec, durationSec) }))
    .sort((a, b) => a.startSec - b.startSec);
  const said: Word[] = [];
  for (const word of sound) {
    const secondAgo = said.at(-MOST_WORDS_A_SEC);
    if (secondAgo === undefined || word.startSec - secondAgo.startSec >= 1) said.push(word);
  }
  return said;
}
