/** Clips without words: runs between pauses and shot cuts, judged by sound and picture, which the notes say. */
import type { TimeSpan } from '../../base/film/time-span.ts';
import type { SoundTrack } from '../listen/sound-track.ts';
import type { PictureTrack } from '../vision/picture-track.ts';
import { phrasesOf } from './clip-phrases.ts';
import { readWishes } from './factor-weights.ts';
import type { ClipSettings } from './find-clips.ts';
import { type FactorScore, type FoundClip, SCORE_FACTORS } from './found-clip.ts';
import type { Cues } from './languages/language-cues.ts';
import { percentiles } from './percentiles.ts';
import { selectClips } from './select-clips.ts';

interface QuietInput {
  readonly soundTrack: SoundTrack | null;
  readonly pictureTrack: PictureTrack | null;
  readonly durationSec: number;
  readonly cues: Cues;
  readonly settings: ClipSettings;
}

interface QuietMeasure extends TimeSpan {
  readonly loudness: number;
  readonly change: number;
  /** How many of its two ends lie in a pause or at a cut. */
  readonly cleanEnds: number;
  readonly cutAtStart: boolean;
}

/** Where neither pauses nor cuts say where to start, every so many seconds do. */
const GRID_SEC = 5;
const MAX_BORDERS = 700;
const NEAR_SEC = 0.4;

export function findQuietClips(input: QuietInput): FoundClip[] {
  const { durationSec, settings, cues } = input;
  if (!(durationSec > 0)) return [];
  const minSec = Math.min(settings.minDurationSec, durationSec);
  const maxSec = Math.min(Math.max(settings.minDurationSec, settings.maxDurationSec), durationSec);
  const pauses = input.soundTrack?.silences ?? [];
  const cuts = input.pictureTrack?.shotCutsSec ?? [];
  const borders = findBorders(pauses, cuts, durationSec);
  const measured = spansBetween(borders, minSec, maxSec).map((span) => measure(span, input, pauses, cuts));
  const loud = percentiles(measured.map(({ loudness }) => loudness));
  const busy = percentiles(measured.map(({ change }) => change));
  const usualSec = Math.min(maxSec, Math.max(minSec, 40));
  const weights = weightsOf(settings, cues);
  const items = measured.map((item, index) => {
    const offLength = Math.abs(Math.log((item.endSec - item.startSec) / usualSec));
    const rank =
      (weights.loud * (loud[index] ?? 0) +
        weights.busy * (busy[index] ?? 0) +
        weights.cleanEnd * item.cleanEnds +
        weights.cutAtStart * Number(item.cutAtStart)) /
      (1 + 0.4 * offLength);
    return { ...item, index, rank, terms: [] };
  });
  return selectClips(items, settings.clipCount).map(({ item }) =>
    presentClip(item, { loud: loud[item.index] ?? 0, busy: busy[item.index] ?? 0 }, input),
  );
}

/** What each sign is worth where nothing is asked for; a clip that has all of them comes to 1. */
const USUAL_WORTH = { loud: 0.4, busy: 0.25, cleanEnd: 0.15, cutAtStart: 0.05 } as const;
/** The factor each stands for: what objective and instructions ask for is asked of the signs there are. */
const FACTOR_OF = {
  loud: 'emotion',
  busy: 'novelty',
  cleanEnd: 'selfContained',
  cutAtStart: 'hook',
} as const satisfies Record<keyof typeof USUAL_WORTH, FactorScore['factor']>;

function weightsOf(
  { objective, instructions }: ClipSettings,
  cues: Cues,
): Record<keyof typeof USUAL_WORTH, number> {
  const asked = readWishes(objective, instructions, cues).factors;
  const usual = readWishes(null, null, cues).factors;
  const signs = Object.keys(USUAL_WORTH) as (keyof typeof USUAL_WORTH)[];
  const weighed = signs.map((sign) => {
    const factor = FACTOR_OF[sign];
    return [sign, (USUAL_WORTH[sign] * asked[factor]) / usual[factor]] as const;
  });
  // Both ends of a clip may be clean.
  const all = weighed.reduce((sum, [sign, weight]) => sum + weight * (sign === 'cleanEnd' ? 2 : 1), 0);
  return Object.fromEntries(weighed.map(([sign, weight]) => [sign, weight / all])) as Record<
    keyof typeof USUAL_WORTH,
    number
  >;
}

function findBorders(pauses: readonly TimeSpan[], cuts: readonly number[], durationSec: number): number[] {
  const found = [...pauses.map(({ startSec, endSec }) => (startSec + endSec) / 2), ...cuts];
  const enough = found.length >= durationSec / 60;
  const grid = enough
    ? []
    : Array.from({ length: Math.floor(durationSec / GRID_SEC) }, (_, index) => index * GRID_SEC);
  const inside = [...found, ...grid].filter((atSec) => atSec > 0 && atSec < durationSec);
  const sorted = [...new Set([0, ...inside, durationSec])].sort((a, b) => a - b);
  const step = Math.max(1, Math.ceil(sorted.length / MAX_BORDERS));
  return sorted.filter((_, index) => index % step === 0 || index === sorted.length - 1);
}

function spansBetween(borders: readonly number[], minSec: number, maxSec: number): TimeSpan[] {
  const spans: TimeSpan[] = [];
  for (const [index, startSec] of borders.entries()) {
    const long = borders.slice(index + 1).filter((endSec) => endSec - startSec >= minSec - 1e-9);
    const fitting = long.filter((endSec) => endSec - startSec <= maxSec + 1e-9);
    for (const endSec of fitting) spans.push({ startSec, endSec });
    // A stretch without any border inside the limits is cut at the longest length allowed.
    if (fitting.length === 0 && long.length > 0) spans.push({ startSec, endSec: startSec + maxSec });
  }
  return spans;
}

function measure(
  span: TimeSpan,
  input: QuietInput,
  pauses: readonly TimeSpan[],
  cuts: readonly number[],
): QuietMeasure {
  const inPause = (atSec: number) =>
    pauses.some(({ startSec, endSec }) => atSec >= startSec && atSec <= endSec);
  const atCut = (atSec: number) => cuts.some((cutSec) => Math.abs(cutSec - atSec) <= NEAR_SEC);
  const clean = (atSec: number) => inPause(atSec) || atCut(atSec) || atSec <= 0 || atSec >= input.durationSec;
  const sound = input.soundTrack;
  const picture = input.pictureTrack;
  const cutsInside = cuts.filter((cutSec) => cutSec > span.startSec && cutSec < span.endSec).length;
  return {
    ...span,
    loudness: sound === null ? 0 : meanBetween(sound.loudnessDb, sound.stepSec, span),
    change:
      (picture === null ? 0 : meanBetween(picture.motion, picture.stepSec, span)) +
      cutsInside / (span.endSec - span.startSec),
    cleanEnds: Number(clean(span.startSec)) + Number(clean(span.endSec)),
    cutAtStart: atCut(span.startSec),
  };
}

function meanBetween(values: readonly number[], stepSec: number, { startSec, endSec }: TimeSpan): number {
  const own = values.slice(Math.floor(startSec / stepSec), Math.ceil(endSec / stepSec));
  return own.length === 0 ? 0 : own.reduce((sum, value) => sum + value, 0) / own.length;
}

function presentClip(
  item: QuietMeasure & { readonly rank: number },
  standing: { readonly loud: number; readonly busy: number },
  input: QuietInput,
): FoundClip {
  const phrases = phrasesOf(input.cues.notes);
  const { soundOnly } = phrases;
  const known: Partial<Record<FactorScore['factor'], { share: number; note: string }>> = {};
  if (input.soundTrack !== null) {
    known.emotion = { share: standing.loud, note: standing.loud >= 0.5 ? soundOnly.loud : soundOnly.even };
  }
  if (input.pictureTrack !== null) known.novelty = { share: standing.busy, note: soundOnly.cut };
  if (item.cutAtStart) known.hook = { share: 0.6, note: soundOnly.cut };
  if (item.cleanEnds === 2) known.selfContained = { share: 0.8, note: soundOnly.edges };
  const factors = SCORE_FACTORS.map((factor): FactorScore => {
    const found = known[factor];
    const evidence = found === undefined ? [] : [{ startSec: item.startSec, endSec: item.endSec, text: '' }];
    return {
      factor,
      score: Math.round(100 * (found?.share ?? 0)),
      ...(found === undefined ? { judged: false as const } : {}),
      note: found?.note ?? phrases.noWords,
      evidence,
    };
  });
  const title = phrases.moment(clock(item.startSec));
  const summary = phrases.quietSummary(clock(item.startSec), clock(item.endSec));
  return {
    startSec: item.startSec,
    endSec: item.endSec,
    score: Math.round(100 * Math.min(1, Math.max(0, item.rank))),
    factors,
    title,
    hook: '',
    summary,
    reason: phrases.quietReason,
    tags: [],
    transcriptExcerpt: '',
    social: { title, caption: summary, hashtags: [] },
  };
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const minutes = Math.floor(whole / 60);
  const pad = (value: number) => String(value).padStart(2, '0');
  return minutes < 60
    ? `${minutes}:${pad(whole % 60)}`
    : `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(whole % 60)}`;
}
