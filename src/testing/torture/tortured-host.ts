/** The built host on one data folder: started, killed without warning, looked at while it is dead. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openNodeDatabase } from '../../hosts/node/open-node-database.ts';
import type { Caller } from '../conformance/api-under-test.ts';
import {
  callerOf,
  endHost,
  type HostProcess,
  secretFlags,
  startHostProcess,
} from '../conformance/built-host.ts';
import { wrongCharges } from './wrong-charges.ts';

const PLENTY = { exports: 1e6, assistantTurns: 1e6, toolRuns: 1e6, fakeTextScripts: 1e6 };

export class TorturedHost {
  readonly folder = mkdtempSync(join(tmpdir(), 'cliproom-torture-'));
  private process: HostProcess | null = null;

  /** Resolves once it answers. */
  async start(): Promise<Caller> {
    const path = (name: string) => join(this.folder, name);
    const config = {
      monthlyCredits: { studio: 1_000_000 },
      dailyLimits: { studio: PLENTY },
    };
    writeFileSync(path('config.json'), JSON.stringify(config));
    const started = await startHostProcess([
      ...['--data', path('data'), '--config', path('config.json'), '--rate-factor', '100000'],
      ...secretFlags(this.folder),
    ]);
    this.process = started;
    return callerOf(started, this.folder);
  }

  /** SIGKILL; gives back what it had written to its error output. */
  async kill(): Promise<string> {
    if (this.process === null) throw new Error('The host does not run.');
    const { printed } = this.process;
    await endHost(this.process, 'SIGKILL');
    this.process = null;
    return printed.err;
  }

  /** What is wrong with the database of the dead host; empty where nothing is. */
  async damages(): Promise<string[]> {
    const database = await openNodeDatabase(join(this.folder, 'data', 'studio.db'));
    try {
      const integrity = await database.all<{ integrity_check: string }>('PRAGMA integrity_check');
      const dangling = await database.all('PRAGMA foreign_key_check');
      return [
        ...integrity.filter((row) => row.integrity_check !== 'ok').map((row) => row.integrity_check),
        ...dangling.map((row) => `dangling ${JSON.stringify(row)}`),
        ...(await wrongCharges(database)),
      ];
    } finally {
      await database.close();
    }
  }
}
