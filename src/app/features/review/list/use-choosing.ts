/** Choosing several clips of the list: begun by a button, by a modifier and a click, or by key; ended by Escape. */
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Clip } from '../../../../contract/schemas/clip.ts';
import { useIsWide } from '../../../ui/theme/use-is-wide.ts';
import type { Review } from '../use-review.ts';
import { type Choice, chosenAll, NOTHING, stretched, toggled } from './choose-clips.ts';
import { neighbour } from './review-list.ts';

/** What was held while a clip was pressed. */
export interface Held {
  readonly shift: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly command: boolean;
}

export interface Choosing {
  /** null while clips are decided one by one. */
  readonly chosen: ReadonlySet<string> | null;
  /** Those of the chosen that are shown: nothing is decided unseen. */
  readonly clips: readonly Clip[];
  readonly start: () => void;
  readonly leave: () => void;
  readonly choose: (clips: readonly Clip[]) => void;
  readonly toggleCurrent: () => void;
  readonly stretch: (by: 1 | -1) => void;
  /** A clip in the list was pressed beside its mark, or on it. */
  readonly press: (clip: Clip, held: Held) => void;
  readonly mark: (clip: Clip, held: Held) => void;
}

export function useChoosing({ list, selected, select }: Review): Choosing {
  const [choice, setChoice] = useState<Choice | null>(null);
  // Without room for the picture beside the list a press can only mean the clip's mark.
  const isMark = !useIsWide() && choice !== null;
  // Aside, so that the rows of the list get the same functions at every decision.
  const latest = useRef({ list, selected });
  useLayoutEffect(() => {
    latest.current = { list, selected };
  }, [list, selected]);

  const change = useCallback(
    (next: (choice: Choice) => Choice) => setChoice((now) => next(now ?? NOTHING)),
    [],
  );
  const mark = useCallback(
    (clip: Clip, { shift }: Held) =>
      change((now) => {
        const end = now.to ?? latest.current.selected?.id ?? clip.id;
        return shift ? stretched(now, latest.current.list, { end, clipId: clip.id }) : toggled(now, clip.id);
      }),
    [change],
  );
  const press = useCallback(
    (clip: Clip, held: Held) => {
      if (isMark || held.shift || held.command) mark(clip, held);
      if (!isMark) select(clip);
    },
    [mark, select, isMark],
  );
  const stretch = (by: 1 | -1): void => {
    const to = selected === null ? null : neighbour(list, selected.id, by);
    if (selected === null || to === null) return;
    change((now) => stretched(now, list, { end: selected.id, clipId: to.id }));
    select(to);
  };

  const chosen = choice?.chosen ?? null;
  const clips = useMemo(() => list.filter(({ id }) => chosen?.has(id)), [list, chosen]);
  return {
    chosen,
    clips,
    start: () => setChoice(NOTHING),
    leave: () => setChoice(null),
    choose: (some) => setChoice(chosenAll(some)),
    toggleCurrent: () => {
      if (selected !== null) change((now) => toggled(now, selected.id));
    },
    stretch,
    press,
    mark,
  };
}
