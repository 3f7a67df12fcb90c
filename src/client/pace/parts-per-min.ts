/** How many parts of uploads may go out a minute: as the specification says, or less where the service tells so. */
import type { RateClass } from '../../contract/operation.ts';
import { PARTS_PER_MIN, partsOf } from './governor.ts';
import { toldLimits } from './told-limits.ts';

export interface PartsPerMin {
  now(): number;
  /** @param headers of any answer to a request of the class */
  heard(rateClass: RateClass, headers: Headers): void;
}

export function createPartsPerMin(): PartsPerMin {
  let most = PARTS_PER_MIN;
  return {
    now: () => most,
    heard(rateClass, headers) {
      const { limit } = toldLimits(headers);
      // An answer names the limit of the key or of the account: the smaller one holds.
      if (rateClass === 'write' && limit !== null) most = Math.min(most, partsOf(limit));
    },
  };
}
