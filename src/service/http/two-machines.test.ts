/** One request that reaches two machines on one database, the second while the first does its work. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OPERATIONS } from '../../contract/operations.ts';
import { problem } from '../../contract/problems/problem.ts';
import { openNodeDatabase } from '../../hosts/node/open-node-database.ts';
import { ApiError } from '../kernel/api-error.ts';
import { DEFAULT_CONFIG } from '../kernel/operator-config.ts';
import type { Database } from '../kernel/ports/database.ts';
import { NOBODY } from '../kernel/ports/observer.ts';
import { hashSecret } from '../kernel/secrets.ts';
import { migrate } from '../storage/migrate.ts';
import { createIdempotencyStore } from './idempotency.ts';
import { createMemoryRateCounts } from './memory-rate-counts.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { type AnyHandler, type Machinery, runOperation } from './run-operation.ts';

const SECRET = 'mck_test';
const spent = new ApiError('INSUFFICIENT_CREDITS', problem('credits_short', { credits: 5, available: 0 }));

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-machines-'));
  database = await openNodeDatabase(join(folder, 'studio.db'));
  await migrate(database);
  await database.run("INSERT INTO account (id, plan, created_ms) VALUES ('acc_1', 'creator', 0)");
  await database.run(
    `INSERT INTO api_key (id, account_id, name, secret_hash, scopes, created_ms) VALUES ('mck_1', 'acc_1', 'key', ?, ?, 0)`,
    [await hashSecret(SECRET), JSON.stringify([OPERATIONS.analyze_project.scope])],
  );
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

function machine(): Machinery {
  const clock = { nowMs: () => 1_000 };
  const rates = createMemoryRateCounts();
  const room = {
    isFull: async () => false,
    wasFull: () => false,
    failed: () => undefined,
    onRoom: () => undefined,
    stop: () => undefined,
  };
  return {
    parts: {
      database,
      clock,
      log: { error: () => undefined },
      observer: NOBODY,
      config: DEFAULT_CONFIG,
      room,
      rates,
    },
    limiter: createRateLimiter(rates, clock, 1),
    idempotency: createIdempotencyStore(database, clock),
  };
}

function analyze(on: Machinery, key: string, handler: AnyHandler): Promise<Response> {
  const projectId = 'prj_0123456789abcdef0123';
  const request = new Request(`http://studio/v1/projects/${projectId}/analyze`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${SECRET}`, 'Idempotency-Key': key },
  });
  return runOperation(on, OPERATIONS.analyze_project, handler, request, { projectId }, 'req_1');
}

const done: AnyHandler = ({ commit }) => commit(async () => ({ body: { isDone: true } }) as never);

it('is not told that the credits are spent which its own work took on the other', async () => {
  const [here, there] = [machine(), machine()];
  const late = analyze(here, 'once', async () => {
    await analyze(there, 'once', done);
    throw spent;
  });
  await expect(late).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
  const again = await analyze(here, 'once', done);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
});

it('is told what is wrong with it where nobody did it', async () => {
  const refused = analyze(machine(), 'once', async () => {
    throw spent;
  });
  await expect(refused).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
});
