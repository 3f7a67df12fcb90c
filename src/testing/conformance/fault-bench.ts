/** Starting studios whose media engine is changed on purpose; each ends with the test that started it. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { MediaCall } from '../../media/media-call.ts';
import { Caller } from './api-under-test.ts';
import { createInstantMediaEngine } from './instant-media-engine.ts';
import type { PlainEngine } from './plain-engine.ts';
import { startTestStudio, type TestStudio, type TestStudioOptions } from './test-studio.ts';

export interface Bench {
  readonly studio: TestStudio;
  readonly caller: Caller;
  /** Ends the service as a kill would; its folder stays for the next one. */
  kill(): Promise<void>;
}

/** Call in a test. */
export async function startBench(options: TestStudioOptions = {}): Promise<Bench> {
  const studio = await startTestStudio(options);
  let isKilled = false;
  onTestFinished(() => (isKilled ? undefined : studio.dispose()));
  const kill = async (): Promise<void> => {
    isKilled = true;
    await studio.crash();
  };
  return { studio, caller: new Caller({ ...studio, close: async () => undefined }), kill };
}

/** A bench whose media takes no time: for what surrounds it. */
export function startInstantBench(
  change: (engine: PlainEngine) => Partial<PlainEngine> = () => ({}),
): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-bench-'));
  return startBench({ folder, media: () => engineWith(change)(createInstantMediaEngine(folder)) });
}

/** Replaces calls of the engine. */
export function engineWith(change: (engine: PlainEngine) => Partial<PlainEngine>) {
  return (engine: PlainEngine): PlainEngine => ({ ...engine, ...change(engine) });
}

/** Work that never ends by itself. */
export function untilAborted({ signal }: MediaCall): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
}
