/** Runs once when this part of the page goes, with what was there last. */
import { useEffect, useRef } from 'react';

export function useOnLeave(run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => () => latest.current(), []);
}
