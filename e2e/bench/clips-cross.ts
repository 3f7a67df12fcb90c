/**
 * How far the finder of clips travels: the shipped weights beside weights that never saw the talk and weights that
 * never saw the language, by language and with intervals, and how often a clip of a score is one the editor chose.
 * `npm run bench:clips -- --set FOLDER --cross [--only id,id]`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClipWeights } from '../../src/media/find-clips/clip-candidates.ts';
import { CLIP_FEATURES } from '../../src/media/find-clips/clip-features.ts';
import { type ClipDecision, learnTaste, type Taste } from '../../src/media/find-clips/clip-taste.ts';
import { CLIP_WEIGHTS } from '../../src/media/find-clips/clip-weights.ts';
import { findClips } from '../../src/media/find-clips/find-clips.ts';
import type { FoundClip } from '../../src/media/find-clips/found-clip.ts';
import { bootstrapped } from './bootstrap.ts';
import { type LabelledTalk, readLabelledTalks, shareOfTime } from './labelled-talks.ts';
import { fitLists } from './listwise.ts';

/** Chosen on the talks that are tuned on; between 0.05 and 0.2 it hardly matters. */
const PENALTY = 0.1;
const SHOWN = {
  recall50: 'recall 0.5',
  recall70: 'recall 0.7',
  ndcgAtK: 'nDCG',
  decoyHit: 'decoys',
  cleanBoth: 'clean edges',
} as const;
const LOG = new URL('../../src/media/find-clips/LOG.md', import.meta.url);
/** More than are asked for, so that low scores are seen too. */
const CALIBRATED_CLIPS = 8;
const SCORE_STEP = 20;
const NAME_CHARS = 44;

type WeightsFor = (talk: LabelledTalk) => ClipWeights;
type TasteFor = (talk: LabelledTalk) => Taste | null;

/** @param only ids of talks that are shown; the others are only fitted to. @returns tables as text. */
export async function crossValidate(
  set: string,
  built: string,
  count: number,
  only: readonly string[],
): Promise<string> {
  const talks = await readLabelledTalks(set, built, count);
  const shown = only.length === 0 ? talks : talks.filter(({ id }) => only.includes(id));
  const fitted = new Map<string, ClipWeights>();
  const fittedTo = (key: string, keep: (talk: LabelledTalk) => boolean) => {
    const known = fitted.get(key) ?? fitTo(talks.filter(keep));
    fitted.set(key, known);
    return known;
  };
  const withoutTalk: WeightsFor = ({ id }) => fittedTo(id, (other) => other.id !== id);
  const withoutLanguage: WeightsFor = ({ language }) =>
    fittedTo(language, (other) => other.language !== language);
  const decided = new Map<string, readonly ClipDecision[]>();
  const decisionsOn = (talk: LabelledTalk) => {
    const known = decided.get(talk.id) ?? decisionsOf(talk, withoutTalk(talk));
    decided.set(talk.id, known);
    return known;
  };
  const learnedElsewhere: TasteFor = ({ id }) =>
    learnTaste(talks.filter((other) => other.id !== id).flatMap(decisionsOn));
  const rows: (readonly [string, WeightsFor, TasteFor?])[] = [
    ['shipped weights', () => CLIP_WEIGHTS],
    ['weights that never saw the talk', withoutTalk],
    ['the same, decisions on the others learned', withoutTalk, learnedElsewhere],
    ['weights that never saw the language', withoutLanguage],
  ];
  return [
    `${shown.length} talks, ${count} clips each; 95 % intervals by bootstrap over talks; ${triedSoFar()}`,
    ['', 'talks', ...Object.values(SHOWN)]
      .map((cell, at) => cell.padEnd(at === 0 ? NAME_CHARS : 19))
      .join(''),
    ...rows.flatMap(([label, weightsFor, tasteFor]) => linesOf(label, shown, weightsFor, tasteFor)),
    '',
    `how often the editor chose a clip, by its score (${CALIBRATED_CLIPS} clips a talk, shipped curve)`,
    ...rows.slice(0, 2).flatMap(([label, weightsFor]) => [label, ...calibration(shown, weightsFor)]),
    '',
    `weights fitted to all ${talks.length} talks: ${JSON.stringify(
      fittedTo('', () => true),
      rounded,
    )}`,
  ].join('\n');
}

function linesOf(
  label: string,
  talks: readonly LabelledTalk[],
  weightsFor: WeightsFor,
  tasteFor: TasteFor = () => null,
): string[] {
  const figures = talks.map((talk) => ({
    language: talk.language,
    values: talk.score(findClips({ ...talk.input, taste: tasteFor(talk) }, { weights: weightsFor(talk) })),
  }));
  return (['en', 'it', null] as const).map((language) => {
    const own = figures.filter((one) => language === null || one.language === language);
    const cells = Object.keys(SHOWN).map((key) =>
      bootstrapped(own.map(({ values }) => values[key]).filter((value) => typeof value === 'number')),
    );
    const name = language === null ? label : `  ${language}`;
    return [
      name.padEnd(NAME_CHARS),
      String(own.length).padEnd(19),
      ...cells.map((cell) => cell.padEnd(19)),
    ].join('');
  });
}

function calibration(talks: readonly LabelledTalk[], weightsFor: WeightsFor): string[] {
  const judged = talks.flatMap((talk) => {
    const settings = { ...talk.input.settings, clipCount: CALIBRATED_CLIPS };
    const clips = findClips({ ...talk.input, settings }, { weights: weightsFor(talk) });
    return clips.map((clip) => ({ score: clip.score, chosen: isChosen(clip, talk) }));
  });
  return Array.from({ length: 100 / SCORE_STEP }, (_, step) => {
    const from = step * SCORE_STEP;
    const to = step === 100 / SCORE_STEP - 1 ? 100 : from + SCORE_STEP - 1;
    const clips = judged.filter(({ score }) => score >= from && score <= to);
    const chosen = clips.filter((one) => one.chosen).length;
    const share = clips.length === 0 ? '-' : (chosen / clips.length).toFixed(2);
    return `  ${`${from} to ${to}`.padEnd(12)}${share}  (${chosen} of ${clips.length})`;
  });
}

/** As the editor of the set would decide on what was found. */
function decisionsOf(talk: LabelledTalk, weights: ClipWeights): ClipDecision[] {
  const settings = { ...talk.input.settings, clipCount: CALIBRATED_CLIPS };
  return findClips({ ...talk.input, settings }, { weights }).map((clip) => ({
    accepted: isChosen(clip, talk),
    factors: clip.factors,
    durationSec: clip.endSec - clip.startSec,
  }));
}

const isChosen = (clip: FoundClip, { highlights }: LabelledTalk) =>
  highlights.some((one) => shareOfTime(clip, one) >= 0.5);

function fitTo(talks: readonly LabelledTalk[]): ClipWeights {
  const weights = fitLists(
    talks.map(({ candidates }) => candidates),
    PENALTY,
  );
  return Object.fromEntries(
    CLIP_FEATURES.map((feature, column) => [feature, weights[column] ?? 0]),
  ) as ClipWeights;
}

/** Sums what the log owns up to: lines of "N variants". */
function triedSoFar(): string {
  const log = readFileSync(LOG, 'utf8');
  const counts = Array.from(log.matchAll(/\*\*(\d+) variants\*\*/gu), ([, count]) => Number(count));
  return `${counts.reduce((sum, count) => sum + count, 0)} variants tried so far (${join('find-clips', 'LOG.md')})`;
}

const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(2)) : value);
