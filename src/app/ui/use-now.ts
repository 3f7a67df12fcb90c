/** The present, renewed so often that what is counted down stays true. */
import { useEffect, useState } from 'react';

const RENEW_MS = 20_000;

export function useNow(): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), RENEW_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
