/**
 * Whether the process should get requests (`/readyz`), and whether it answers at all (`/healthz`). Both are plain
 * text for balancers and supervisors, need no key and say nothing of what is inside.
 */
import type { Queries } from '../../../service/kernel/ports/database.ts';
import type { Log } from '../../../service/kernel/ports/log.ts';

export interface Readiness {
  /** From now on it is not ready: what watches it sends requests elsewhere. */
  drain(): void;
  /** null for other paths. */
  answer(pathname: string): Promise<Response> | null;
}

export function createReadiness({
  database,
  log,
}: {
  readonly database: Queries;
  readonly log: Log;
}): Readiness {
  let isDraining = false;
  const whyNot = async (): Promise<string | null> => {
    if (isDraining) return 'stopping';
    try {
      await database.get('SELECT 1 FROM account LIMIT 1');
      return null;
    } catch (error) {
      log.error('The database does not answer.', error, {});
      return 'database';
    }
  };
  return {
    drain: () => {
      isDraining = true;
    },
    answer: (pathname) => {
      if (pathname === '/healthz') return Promise.resolve(plain(200, 'ok'));
      if (pathname !== '/readyz') return null;
      return whyNot().then((why) => (why === null ? plain(200, 'ready') : plain(503, `not ready: ${why}`)));
    },
  };
}

function plain(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
