/** What a caller of the service asks before each request, and tells after it. Who answers is not its concern. */
import type { RateClass } from '../../contract/operation.ts';

/** First come first: what a person waits for, then following work, parts of uploads, and reading ahead. */
export const URGENCIES = ['person', 'follow', 'upload', 'prefetch'] as const;
export type Urgency = (typeof URGENCIES)[number];

export interface Claim {
  readonly rateClass: RateClass;
  readonly urgency: Urgency;
  /** The service answers when something has changed (`wait`). */
  readonly isHeld?: boolean;
}

/** Leave to send one request. */
export interface Pass {
  /** The headers of its answer, or null where none came. Only the first call counts. */
  answered(headers: Headers | null): void;
}

export interface Pace {
  /**
   * Resolves when the request may be sent, and counts it. Rejects with the signal's reason, and with `NoRoomError`
   * where something is read ahead that would have to wait.
   */
  enter(claim: Claim, signal?: AbortSignal): Promise<Pass>;
  /** The service refused for now: nothing of this class goes out for so many seconds. */
  hold(rateClass: RateClass, seconds: number): void;
}

/** Nothing is read ahead at the expense of what people ask for. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

const FREE_PASS: Pass = { answered: () => undefined };

/** No limit of its own: for the built-in service, which is not shared with anyone. */
export const UNPACED: Pace = {
  enter: async () => FREE_PASS,
  hold: () => undefined,
};
