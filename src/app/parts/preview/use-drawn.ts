/** What a plan is drawn with, loaded in React: again only where another plan needs something else. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { drawnKey, loadDrawn } from '../../../media/compose/load-drawn.ts';

interface Loaded {
  readonly key: string;
  /** Then texts are painted in the platform's font. */
  readonly failed: boolean;
}

/** What came of the last load, a new object each time; null until it is known. */
export function useDrawn(plan: CompositionPlan | null): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const key = plan === null ? null : drawnKey(plan);
  const load = useEffectEvent(async (): Promise<void> => {
    if (plan !== null) await loadDrawn(plan);
  });
  useEffect(() => {
    if (key === null) return;
    let left = false;
    const tell = (failed: boolean): void => {
      if (!left) setLoaded({ key, failed });
    };
    load().then(
      () => tell(false),
      () => tell(true),
    );
    return () => {
      left = true;
    };
  }, [key]);
  return loaded;
}
