/** A clock that only goes on: where another one jumps back, it goes on from where it was. */
export function steadyClock(nowMs: () => number): () => number {
  let lastMs = nowMs();
  let steadyMs = lastMs;
  return () => {
    const now = nowMs();
    steadyMs += Math.max(0, now - lastMs);
    lastMs = now;
    return steadyMs;
  };
}
