import { useEffect, useRef } from 'react';

/** Does the work once `value` has stayed the same for so long; null waits for nothing. */
export function useAfterQuiet(value: object | string | null, quietMs: number, work: () => void): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => latest.current(), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
}
