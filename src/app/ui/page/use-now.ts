/** The present, renewed so often that what is counted down stays true. */
import { useEffect, useState } from 'react';

const RENEW_MS = 20_000;

/** @param read of the clock, always the same function */
export function useNow(read: () => number = Date.now): number {
  const [nowMs, setNowMs] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(read()), RENEW_MS);
    return () => clearInterval(timer);
  }, [read]);
  return nowMs;
}
