/** Several services on one PostgreSQL and one folder of files, as hosts and workers are; they end with their test. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { createTestRows } from '../postgres/postgres-rows.ts';
import { Caller } from './api-under-test.ts';
import { startTestStudio, type TestStudio, type TestStudioOptions } from './test-studio.ts';

export interface TestHost {
  readonly studio: TestStudio;
  readonly caller: Caller;
  /** As SIGKILL would. */
  kill(): Promise<void>;
}

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Each with its own options; the last to start has the keys that all take. */
export async function startHosts<Options extends readonly TestStudioOptions[]>(
  ...optionsOfEach: Options
): Promise<{ [At in keyof Options]: TestHost }> {
  const rows = await createTestRows();
  closing.push(rows.drop);
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-hosts-'));
  const studios: TestStudio[] = [];
  const killed = new Set<TestStudio>();
  const closers = new Map<TestStudio, () => Promise<void>>();
  for (const options of optionsOfEach) {
    const shared = await rows.openShared();
    const studio = await startTestStudio({ folder, rows: shared.rows, ...options });
    studios.push(studio);
    closing.push(async () => {
      if (killed.has(studio)) return;
      await studio.service.stop();
      await shared.close();
      await studio.dispose();
    });
    closers.set(studio, shared.close);
  }
  const keys = studios.at(-1) as TestStudio;
  return studios.map((studio) => ({
    studio,
    caller: new Caller({ ...keys, fetch: studio.fetch, close: async () => undefined }),
    kill: async () => {
      killed.add(studio);
      await closers.get(studio)?.();
      await studio.crash();
    },
  })) as { [At in keyof Options]: TestHost };
}
