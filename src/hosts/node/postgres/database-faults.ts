/** What PostgreSQL and the way to it can answer instead of rows, as the service knows it. */
import { DatabaseError } from 'pg';
import { problem } from '../../../contract/problems/problem.ts';
import { DatabaseDamagedError } from '../../../service/kernel/ports/database.ts';
import { StorageFullError } from '../../../service/kernel/ports/file-store.ts';
import { HostBusyError } from '../../../service/kernel/ports/host-busy-error.ts';

/** Codes of https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const FEATURE_NOT_SUPPORTED = '0A000';
const DISK_FULL = '53100';
const LOCK_NOT_AVAILABLE = '55P03';
const DATA_CORRUPTED = 'XX001';
const INDEX_CORRUPTED = 'XX002';
/** Connection lost, too many of them, or the server stops or is not up yet. */
const UNREACHABLE = /^(08...|53300|57P0[1-5])$/;

/** The same work may succeed at once: nothing of it was kept, and what it ran into is gone by then. */
export function mayTryAgain(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  return [SERIALIZATION_FAILURE, DEADLOCK_DETECTED].includes(error.code ?? '') || isOutdatedPlan(error);
}

/** A column was added by another host since the statement was prepared on this connection. */
function isOutdatedPlan({ code, message }: DatabaseError): boolean {
  return code === FEATURE_NOT_SUPPORTED && message.includes('cached plan');
}

/** What is no answer of PostgreSQL comes from the way to it. */
export function isUnreachable(error: unknown): boolean {
  return error !== null && (!(error instanceof DatabaseError) || UNREACHABLE.test(error.code ?? ''));
}

/** Whether the connection is of no more use: it is gone, or holds plans of an older schema. */
export function spoilsConnection(error: unknown): boolean {
  return isUnreachable(error) || (error instanceof DatabaseError && isOutdatedPlan(error));
}

/** @param error of a connection or statement, never of the work around it */
export function serviceFault(error: unknown): unknown {
  if (!(error instanceof DatabaseError))
    return new HostBusyError('The database cannot be reached.', { cause: error });
  const code = error.code ?? '';
  if (UNREACHABLE.test(code) || code === LOCK_NOT_AVAILABLE || mayTryAgain(error))
    return new HostBusyError('The database is busy.', { cause: error });
  if (code === DISK_FULL) return new StorageFullError(problem('disk_full_unsaved'), { cause: error });
  if (code === DATA_CORRUPTED || code === INDEX_CORRUPTED)
    return new DatabaseDamagedError(problem('database_damaged'), { cause: error });
  return error;
}
