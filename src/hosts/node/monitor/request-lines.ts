/** One line of the log for each answered request. Paths are templates: no id, no query, no key is in them. */
import type { Observer } from '../../../service/kernel/ports/observer.ts';
import type { LineLog } from '../line-log.ts';

export function withRequestLines(observer: Observer, log: LineLog): Observer {
  return {
    ...observer,
    request: (seen) => {
      const { requestId, method, route, status, durationSec } = seen;
      const ms = Math.round(durationSec * 1e4) / 10;
      log.info('Answered.', { requestId, method, route: route ?? 'none', status, ms });
      observer.request(seen);
    },
  };
}
