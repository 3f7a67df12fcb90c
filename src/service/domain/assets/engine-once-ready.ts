import type { MediaEngine } from '../../../media/engine/media-engine.ts';

type Run = (...task: readonly unknown[]) => Promise<unknown>;

/** The same engine, which begins nothing before `ready` has resolved; where that rejects, so does what was asked. */
export function engineOnceReady(engine: MediaEngine, ready: () => Promise<void>): MediaEngine {
  const run: Run = async (...task) => {
    await ready();
    return (engine.run as unknown as Run)(...task);
  };
  return { ...engine, run: run as unknown as MediaEngine['run'] };
}
