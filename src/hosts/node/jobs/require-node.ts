/** Which Node the hosts and workers of many machines need: what carries their jobs, pg-boss, asks for it. */
import { UsageError } from '../usage-error.ts';

const [MAJOR, MINOR] = [22, 12];

/** @throws UsageError where this Node is too old for them; one machine's host runs on older ones */
export function requireNodeForMany(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return;
  throw new UsageError(
    `Hosts and workers on PostgreSQL need Node ${MAJOR}.${MINOR} or newer; this is Node ${version}. A host of one machine, ` +
      'without --database, runs on this one.',
  );
}
