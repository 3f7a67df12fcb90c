/** The decisions of a review that can be undone, the latest last. */
import { useCallback, useRef, useState } from 'react';
import type { Step } from './take-back.ts';

export interface UndoSteps {
  readonly count: number;
  readonly push: (step: Step) => void;
  readonly pop: () => Step | undefined;
  /** Takes a step out of wherever it is; false where it is gone already. */
  readonly take: (step: Step) => boolean;
}

export function useUndoSteps(): UndoSteps {
  const steps = useRef<Step[]>([]);
  const [count, setCount] = useState(0);
  const change = useCallback(<Result>(made: Result): Result => {
    setCount(steps.current.length);
    return made;
  }, []);
  const push = useCallback((step: Step) => void change(steps.current.push(step)), [change]);
  const pop = useCallback(() => change(steps.current.pop()), [change]);
  const take = useCallback(
    (step: Step) => {
      const place = steps.current.indexOf(step);
      return change(place >= 0 && steps.current.splice(place, 1).length === 1);
    },
    [change],
  );
  return { count, push, pop, take };
}
