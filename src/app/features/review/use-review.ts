/** The state of a review: what is shown and selected (in the address), what was decided and can be undone. */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Clip } from '../../../contract/schemas/clip.ts';
import { type ClipDecision, useDecideClip, type Wish } from '../../data/projects/decide-clips.ts';
import { useAddress } from '../../ui/page/use-address.ts';
import { type Step, stepOf, takeBack } from './decisions/take-back.ts';
import type { Told } from './decisions/told.ts';
import { type GroupDecisions, useGroupDecisions } from './decisions/use-group-decisions.ts';
import { useUndoSteps } from './decisions/use-undo-steps.ts';
import {
  inGroups,
  isFinished,
  listClips,
  neighbour,
  nextToDecide,
  SHOWN,
  type Shown,
  SORTS,
  type Sort,
} from './list/review-list.ts';
import { type Trims, useTrims } from './picture/use-trims.ts';

export interface Review {
  readonly list: readonly Clip[];
  /** The list as it is drawn. */
  readonly groups: readonly (readonly Clip[])[];
  readonly selected: Clip | null;
  readonly shown: Shown;
  readonly sort: Sort;
  /** Every clip is decided and none was opened since. */
  readonly finished: boolean;
  readonly canUndo: boolean;
  readonly error: unknown;
  /** The last step; null before the first. */
  readonly told: Told | null;
  readonly select: (clip: Clip) => void;
  readonly move: (by: number) => void;
  readonly show: (shown: Shown) => void;
  readonly sortBy: (sort: Sort) => void;
  readonly decide: (decision: ClipDecision) => void;
  readonly restore: (clip: Clip) => void;
  readonly undo: () => void;
  /** Decides those of the clips it applies to as one. True where none is left to decide after it. */
  readonly decideTogether: (some: readonly Clip[], decision: ClipDecision) => boolean;
  readonly group: GroupDecisions;
  readonly trims: Trims;
}

/** @param isReady false while not all clips are known, and where the key may not: nothing is decided then. */
export function useReview(projectId: string, clips: readonly Clip[], isReady: boolean): Review {
  const [search, change] = useAddress();
  const steps = useUndoSteps();
  const stepBehind = useRef(new WeakMap<Wish, Step>());
  const { mutate, error } = useDecideClip((wish) => {
    const step = stepBehind.current.get(wish);
    if (step !== undefined) steps.take(step);
  });
  /** Remembers it for undo until the service refuses it. */
  const decideOne = useCallback(
    (wish: Wish) => {
      const step = stepOf([wish.clip], wish.decision);
      stepBehind.current.set(wish, step);
      steps.push(step);
      mutate(wish);
    },
    [mutate, steps.push],
  );
  const [told, setTold] = useState<Told | null>(null);
  const trims = useTrims();
  const group = useGroupDecisions(projectId, { clips, steps, trims });

  const shown = SHOWN.find((one) => one === search.get('show')) ?? 'all';
  const sort = SORTS.find((one) => one === search.get('sort')) ?? 'score';
  const list = useMemo(() => listClips(clips, shown, sort), [clips, shown, sort]);
  const groups = useMemo(() => inGroups(list, listClips(clips, 'all', sort)), [list, clips, sort]);
  const wanted = search.get('clip');
  const opened = clips.find((clip) => clip.id === wanted);
  const finished = opened === undefined && isFinished(clips, list, shown);
  const selected = finished
    ? null
    : (opened ?? list.find((clip) => clip.status === 'proposed') ?? list[0] ?? null);

  const select = useCallback((clip: Clip) => change({ clip: clip.id }), [change]);

  const move = useCallback(
    (by: number) => {
      const to = selected === null ? null : neighbour(list, selected.id, by);
      if (to === null) return;
      select(to);
      setTold({ decision: null, shown: to });
    },
    [list, selected, select],
  );

  const decide = useCallback(
    (decision: ClipDecision) => {
      if (selected === null || !isReady) return;
      const allowed =
        decision === 'restore' ? selected.status !== 'proposed' : selected.status === 'proposed';
      if (!allowed) return;
      const next = decision === 'restore' ? selected : nextToDecide(list, selected.id);
      decideOne({ clip: selected, decision, trim: trims.of(selected) });
      // After the last decision no clip is open: the summary is next.
      change({ clip: next?.id ?? null });
      setTold({ decision, shown: next });
    },
    [selected, isReady, list, decideOne, change, trims.of],
  );

  const decideTogether = (some: readonly Clip[], decision: ClipDecision): boolean => {
    if (!isReady) return false;
    group.decide(some, decision);
    const isLast =
      decision !== 'restore' && clips.every((clip) => clip.status !== 'proposed' || some.includes(clip));
    if (isLast) change({ clip: null });
    return isLast;
  };

  const restore = useCallback(
    (clip: Clip) => {
      decideOne({ clip, decision: 'restore' });
      select(clip);
      setTold({ decision: 'restore', shown: clip });
    },
    [decideOne, select],
  );

  const undo = useCallback(() => {
    const last = steps.pop();
    if (last === undefined) return;
    const [first, ...others] = takeBack(last, clips);
    if (first === undefined) return;
    if (others.length > 0) return group.takeBack(last);
    mutate(first);
    select(first.clip);
    setTold({ decision: first.decision, shown: first.clip });
  }, [clips, mutate, select, steps.pop, group.takeBack]);

  return {
    list,
    groups,
    selected,
    shown,
    sort,
    finished,
    canUndo: steps.count > 0,
    error,
    told,
    select,
    move,
    show: (value) => change({ show: value, clip: null }),
    sortBy: (value) => change({ sort: value }),
    decide,
    decideTogether,
    restore,
    undo,
    group,
    trims,
  };
}
