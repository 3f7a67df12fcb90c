/**
 * Same key, same request: the work runs once and its answer is given again for 24 hours (specification,
 * section 7). The stored answer is written in the transaction of the effect; a failed request leaves nothing.
 */
import { IDEMPOTENCY_KEPT_HOURS, IDEMPOTENCY_KEY_MAX_CHARS } from '../../contract/limits.ts';
import type { IdempotencyRule } from '../../contract/operation.ts';
import { problem } from '../../contract/problems/problem.ts';
import { ApiError, invalid } from '../kernel/api-error.ts';
import type { Clock } from '../kernel/ports/clock.ts';
import type { Queries } from '../kernel/ports/database.ts';
import { toHex } from '../kernel/secrets.ts';

const VISIBLE = /^[\x21-\x7e]+$/;
const KEPT_MS = IDEMPOTENCY_KEPT_HOURS * 3_600_000;

interface StoredAnswer {
  readonly status: number;
  readonly body: string;
  readonly location: string | null;
}

interface StoredRow extends StoredAnswer {
  readonly fingerprint: string;
  readonly created_ms: number;
}

export interface IdempotencyClaim {
  /** The answer of the first request, when there was one. */
  readonly stored: StoredAnswer | null;
  /** In the transaction of the effect. */
  keep(tx: Queries, answer: StoredAnswer): Promise<void>;
  /** Throws where another host has done the work since the claim: what it took, changed or spent by that is nothing to refuse. */
  refuseIfDone(): Promise<void>;
  /** Call when the request is over, whatever came of it. */
  release(): void;
}

export interface IdempotencyStore {
  claim(accountId: string, key: string, fingerprint: string): Promise<IdempotencyClaim>;
}

/** The key a request carries, checked against the operation's rule; null when there is none to keep. */
export function readIdempotencyKey(request: Request, rule: IdempotencyRule): string | null {
  if (rule === 'none') return null;
  const key = request.headers.get('idempotency-key');
  if (key === null && rule === 'optional') return null;
  if (key === null || (key === '' && rule === 'required')) {
    throw new ApiError('IDEMPOTENCY_KEY_REQUIRED', problem('key_needed'), {
      hint: 'Make a new random key for each thing you want done, and send the same key when you try again.',
    });
  }
  if (key.length > IDEMPOTENCY_KEY_MAX_CHARS || !VISIBLE.test(key))
    throw invalid(
      '/Idempotency-Key',
      'invalid_key',
      problem('key_shape', { most: IDEMPOTENCY_KEY_MAX_CHARS }),
    );
  return key;
}

/** What makes two requests the same: method, path, query and body. */
export async function fingerprintOf(request: Request, body: unknown): Promise<string> {
  const { pathname, search } = new URL(request.url);
  const text = `${request.method} ${pathname}${search}\n${JSON.stringify(body ?? null, sortedKeys)}`;
  return toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

export function createIdempotencyStore(database: Queries, clock: Clock): IdempotencyStore {
  // In memory on purpose: after a crash nothing runs, so every unfinished key is free again. Of two hosts the later one finds out at its end.
  const running = new Map<string, string>();
  return {
    claim: async (accountId, key, fingerprint) => {
      const name = `${accountId} ${key}`;
      const other = running.get(name);
      if (other !== undefined && other !== fingerprint) throw reused();
      if (other !== undefined) throw inProgress();
      const nowMs = clock.nowMs();
      const overMs = nowMs - KEPT_MS;
      // Before the first wait: a second request with this key must find it running.
      running.set(name, fingerprint);
      let row: StoredRow | undefined;
      try {
        row = await database.get<StoredRow>(
          'SELECT fingerprint, status, body, location, created_ms FROM idempotency WHERE account_id = ? AND key = ? AND created_ms > ?',
          [accountId, key, overMs],
        );
        if (row !== undefined && row.fingerprint !== fingerprint) throw reused();
      } catch (error) {
        running.delete(name);
        throw error;
      }
      return {
        stored: row ?? null,
        keep: async (tx, answer) => {
          const { status, body, location } = answer;
          const { changes } = await tx.run(
            `INSERT INTO idempotency (account_id, key, fingerprint, status, body, location, created_ms)
             VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (account_id, key) DO UPDATE SET fingerprint = excluded.fingerprint,
             status = excluded.status, body = excluded.body, location = excluded.location, created_ms = excluded.created_ms
             WHERE idempotency.created_ms <= ? OR idempotency.created_ms = ?`,
            [accountId, key, fingerprint, status, body, location, nowMs, overMs, row?.created_ms ?? null],
          );
          // Another host did it meanwhile: this is not done, and the next request with the key has its answer.
          if (changes === 0) throw inProgress();
        },
        refuseIfDone: async () => {
          if (row !== undefined) return;
          const done = await database.get(
            'SELECT 1 FROM idempotency WHERE account_id = ? AND key = ? AND created_ms > ?',
            [accountId, key, overMs],
          );
          if (done !== undefined) throw inProgress();
        },
        release: () => running.delete(name),
      };
    },
  };
}

/** Removes answers whose day is over. */
export async function sweepIdempotency(database: Queries, nowMs: number): Promise<void> {
  await database.run('DELETE FROM idempotency WHERE created_ms <= ?', [nowMs - KEPT_MS]);
}

function inProgress(): ApiError {
  return new ApiError('IDEMPOTENCY_IN_PROGRESS', problem('key_running'), { retryAfterSec: 1 });
}

function reused(): ApiError {
  return new ApiError('IDEMPOTENCY_KEY_REUSED', problem('key_used'), {
    hint: 'Use a new key for a new request.',
  });
}

function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
