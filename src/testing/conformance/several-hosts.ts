/** Several services on one PostgreSQL and one folder of files, as hosts and workers are; they end with their test. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { mapInTurn } from '../../base/work/map-in-turn.ts';
import { createTestRows } from '../postgres/postgres-rows.ts';
import { Caller } from './api-under-test.ts';
import { startTestStudio, type TestStudio, type TestStudioOptions } from './test-studio.ts';

export interface TestHost {
  readonly studio: TestStudio;
  readonly caller: Caller;
  /** On the same rows and files, with keys of its own for the same account. */
  startAnother(options: TestHostOptions): Promise<TestHost>;
  /** As SIGKILL would. */
  kill(): Promise<void>;
}

/** Whether pg-boss carries its jobs, and it does them; without, it begins by itself those that its options let it begin. */
export type TestHostOptions = TestStudioOptions & { readonly isWorker?: boolean };

/** Call in a test. Each with its own options; the last to start has the keys that all take. */
export async function startHosts<Options extends readonly TestHostOptions[]>(
  ...optionsOfEach: Options
): Promise<{ [At in keyof Options]: TestHost }> {
  const rows = await createTestRows();
  const closing = [rows.drop];
  onTestFinished(async () => {
    for (const close of closing.reverse()) await close();
  });
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-hosts-'));
  const start = async (options: TestHostOptions): Promise<Omit<TestHost, 'caller'>> => {
    const { isWorker, ...rest } = options;
    const shared = await rows.openShared(isWorker);
    const studio = await startTestStudio({ folder, rows: shared.rows, ...rest });
    let isKilled = false;
    closing.push(async () => {
      if (isKilled) return;
      await studio.service.stop();
      await shared.close();
      await studio.dispose();
    });
    return {
      studio,
      startAnother: async (more) => {
        const another = await start(more);
        return { ...another, caller: callerOf(another.studio, another.studio) };
      },
      kill: async () => {
        isKilled = true;
        await shared.close();
        await studio.crash();
      },
    };
  };
  const hosts = await mapInTurn(optionsOfEach, start);
  const keys = hosts.at(-1)?.studio as TestStudio;
  return hosts.map((host) => ({ ...host, caller: callerOf(host.studio, keys) })) as {
    [At in keyof Options]: TestHost;
  };
}

function callerOf({ fetch }: TestStudio, keys: TestStudio): Caller {
  return new Caller({ ...keys, fetch, close: async () => undefined });
}
