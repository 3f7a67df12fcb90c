/** Work that is over: what stood in the list of what runs, and does so no more, whatever has begun meanwhile. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Job } from '../../../contract/schemas/job.ts';

/**
 * @param running undefined while it is not known
 * @param onEnded told of each once
 */
export function useEnded(
  running: readonly Job[] | undefined,
  onEnded: (ended: readonly Job[]) => void,
): void {
  const before = useRef<readonly Job[]>([]);
  const tell = useEffectEvent(onEnded);
  useEffect(() => {
    if (running === undefined) return;
    const ended = endedOf(before.current, running);
    before.current = running;
    if (ended.length > 0) tell(ended);
  }, [running]);
}

export function endedOf<Work extends { readonly id: string }>(
  before: readonly Work[],
  running: readonly Work[],
): Work[] {
  const left = new Set(running.map(({ id }) => id));
  return before.filter(({ id }) => !left.has(id));
}
