/**
 * Work that many ask for and that serves all who asked before it began: one run at a time, and one more for everybody
 * who asks meanwhile. Flushing a file is such work.
 */
export function joinedRuns(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (): Promise<void> => {
    next = null;
    running = work().finally(() => {
      // Who comes before the next one has begun joins it.
      if (next === null) running = null;
    });
    return running;
  };
  return () => {
    if (running === null) return run();
    // Whatever becomes of the one before is for those who wait for it.
    next ??= running.then(run, run);
    return next;
  };
}
