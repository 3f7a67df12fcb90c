/** Which clips are chosen to be decided together: one by one, by a stretch of the list, or by score. Pure. */
import type { Clip } from '../../../../contract/schemas/clip.ts';
import type { ClipDecision } from '../../../data/projects/decide-clips.ts';

export interface Choice {
  /** Ids, also of clips that a filter hides at the moment. */
  readonly chosen: ReadonlySet<string>;
  /** Ids that were chosen before the stretch that is being drawn. */
  readonly before: ReadonlySet<string>;
  /** Where that stretch begins and ends; null where nothing was chosen by itself yet. */
  readonly from: string | null;
  readonly to: string | null;
}

const NONE: ReadonlySet<string> = new Set();
export const NOTHING: Choice = { chosen: NONE, before: NONE, from: null, to: null };

export function toggled({ chosen }: Choice, clipId: string): Choice {
  const next = new Set(chosen);
  if (!next.delete(clipId)) next.add(clipId);
  return { chosen: next, before: next, from: clipId, to: clipId };
}

/** Draws the stretch that ends at `end` on to `clipId`; where none ends there, a new one begins at it. */
export function stretched(
  choice: Choice,
  list: readonly Pick<Clip, 'id'>[],
  { end, clipId }: { readonly end: string; readonly clipId: string },
): Choice {
  const places = new Map(list.map(({ id }, place) => [id, place]));
  const goesOn = choice.to === end && choice.from !== null && places.has(choice.from);
  const from = (goesOn ? choice.from : end) ?? end;
  const before = goesOn ? choice.before : choice.chosen;
  const ends = [places.get(from) ?? -1, places.get(clipId) ?? -1];
  if (ends.includes(-1)) return choice;
  const stretch = list.slice(Math.min(...ends), Math.max(...ends) + 1);
  return { chosen: new Set([...before, ...stretch.map(({ id }) => id)]), before, from, to: clipId };
}

/** Exactly these. */
export function chosenAll(clips: readonly Pick<Clip, 'id'>[]): Choice {
  const chosen = new Set(clips.map(({ id }) => id));
  return { chosen, before: chosen, from: null, to: null };
}

const SCORES = [90, 80, 70, 60, 50];

export interface ScoreStep {
  /** A score from 0 to 100. */
  readonly atLeast: number;
  readonly count: number;
}

/** The round scores that part the list, the highest first: each with more clips than the one before, none with all. */
export function scoreSteps(list: readonly Pick<Clip, 'score'>[]): ScoreStep[] {
  return SCORES.map((atLeast) => ({ atLeast, count: withScore(list, atLeast).length })).filter(
    ({ count }, place, all) => count > (all[place - 1]?.count ?? 0) && count < list.length,
  );
}

/** Scores are shown rounded, and chosen as they are shown; a clip that was not scored has none. */
export function withScore<Scored extends Pick<Clip, 'score'>>(
  list: readonly Scored[],
  atLeast: number,
): Scored[] {
  return list.filter(({ score }) => score !== null && Math.round(score) >= atLeast);
}

/** Whether a decision changes a clip: what is decided is brought back before it is decided anew. */
export function applies(decision: ClipDecision, { status }: Pick<Clip, 'status'>): boolean {
  return (decision === 'restore') === (status !== 'proposed');
}
