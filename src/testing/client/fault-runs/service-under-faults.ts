/** The real service in this process for many runs: an account for each, killed and started again on the same folder. */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FetchLike } from '../../../base/web/fetch-like.ts';
import { type Credentials, issueCredentials } from '../../../service/domain/operator/account-setup.ts';
import { createInstantMediaEngine } from '../../conformance/instant-media-engine.ts';
import { startTestStudio, type TestStudio } from '../../conformance/test-studio.ts';

/** In memory where there is such a folder: nothing here ends the machine, and waiting for a disk is a third of the time. */
const IN_MEMORY = '/dev/shm';

export interface ServiceUnderFaults {
  readonly fetch: FetchLike;
  openAccount(): Promise<Credentials>;
  passTime(milliseconds: number): void;
  /** Ends as by a kill, and starts on what is left. */
  restart(): Promise<void>;
  /** What it keeps of an asset's file. */
  fileOf(assetId: string): Promise<ArrayBuffer>;
  /** What it complained about since the last start. */
  readonly logged: () => readonly string[];
  dispose(): Promise<void>;
}

export async function startServiceUnderFaults(): Promise<ServiceUnderFaults> {
  const folder = mkdtempSync(join(existsSync(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'cliproom-faults-'));
  let aheadMs = 0;
  let accounts = 0;
  const start = (): Promise<TestStudio> =>
    startTestStudio({ folder, media: () => createInstantMediaEngine(folder), startsInMs: aheadMs });
  let studio = await start();
  return {
    fetch: (input, init) => studio.fetch(input, init),
    openAccount: () => {
      accounts += 1;
      const accountId = `account ${accounts}`;
      return issueCredentials(studio.database, studio.clock, { plan: 'studio', name: accountId, accountId });
    },
    passTime: (milliseconds) => {
      aheadMs += milliseconds;
      studio.clock.advance(milliseconds);
    },
    restart: async () => {
      await studio.crash();
      studio = await start();
    },
    fileOf: async (assetId) => {
      const row = await studio.database.get<{ file: string }>('SELECT file FROM asset WHERE id = ?', [
        assetId,
      ]);
      return (await studio.files.read(row?.file ?? '')).arrayBuffer();
    },
    logged: () => studio.logged,
    dispose: () => studio.dispose(),
  };
}
