import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openNodeDatabase } from '../../hosts/node/open-node-database.ts';
import type { Database } from '../kernel/ports/database.ts';
import { migrate } from '../storage/migrate.ts';
import { createIdempotencyStore } from './idempotency.ts';

const DONE = { status: 201, body: '{}', location: null };

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-keys-'));
  database = await openNodeDatabase(join(folder, 'studio.db'));
  await migrate(database);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

it('tells what is missing from what another host has done since the claim', async () => {
  const clock = { nowMs: () => 1_000 };
  const [here, there] = [createIdempotencyStore(database, clock), createIdempotencyStore(database, clock)];
  const [own, other] = [
    await here.claim('acc_1', 'key', 'same request'),
    await there.claim('acc_1', 'key', 'same request'),
  ];
  await own.refuseIfDone();
  await database.transaction((tx) => other.keep(tx, DONE));
  await expect(own.refuseIfDone()).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
  own.release();
  const next = await here.claim('acc_1', 'key', 'same request');
  expect(next.stored).toMatchObject(DONE);
  await next.refuseIfDone();
});
