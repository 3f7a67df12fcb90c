/** How many parts of uploads may go out a minute, as the specification says or the service's answers tell. */
import { RATE_LIMITS } from '../../contract/limits.ts';
import type { RateClass } from '../../contract/operation.ts';
import { createBelievedLimit } from './believed-limit.ts';
import { partsOf } from './governor.ts';
import { toldLimits } from './told-limits.ts';

export interface PartsPerMin {
  now(): number;
  /** @param headers of any answer to a request of the class */
  heard(rateClass: RateClass, headers: Headers): void;
}

export function createPartsPerMin(nowMs = (): number => performance.now()): PartsPerMin {
  const writes = createBelievedLimit(RATE_LIMITS.write.perKey);
  return {
    now: () => partsOf(writes.now()),
    heard(rateClass, headers) {
      const { limit } = toldLimits(headers);
      if (rateClass === 'write' && limit !== null) writes.tell(limit, nowMs());
    },
  };
}
