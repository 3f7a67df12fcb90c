/** What a thread that sends requests and the one that keeps the budget say to each other. */
import type { RateClass } from '../../contract/operation.ts';
import type { Claim } from './pace.ts';

/** Headers cross as pairs; only those about the minute. */
type ToldHeaders = readonly (readonly [string, string])[];

export type ToPace =
  /** A Web Lock that the sender holds as long as it lives. */
  | { readonly type: 'member'; readonly lock: string }
  | { readonly type: 'enter'; readonly id: number; readonly claim: Claim }
  /** It waits no more, or was sent and answered, or was given up. */
  | { readonly type: 'end'; readonly id: number; readonly headers: ToldHeaders | null }
  | { readonly type: 'hold'; readonly rateClass: RateClass; readonly seconds: number };

export type FromPace =
  /** Once, when somebody keeps the budget; with the Web Lock held as long as it is kept, where it may end before the page. */
  | { readonly type: 'welcome'; readonly lock: string | null }
  | { readonly type: 'go'; readonly id: number }
  | { readonly type: 'no_room'; readonly id: number };

/** What is asked of a LockManager. */
export type Locks = Pick<LockManager, 'request'>;

export const TOLD_HEADERS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;
