/**
 * How many requests there were of late, by what they are limited by. A window begins with the first request that is counted in
 * it and lasts as long as it is said to, for each name by itself.
 */

export interface RateWindow {
  readonly used: number;
  readonly endsMs: number;
}

export interface RateRoom {
  readonly name: string;
  readonly limit: number;
}

/** Of a key and of its account. */
export interface KeyAndAccount<Value> {
  readonly key: Value;
  readonly account: Value;
}

export interface RateCounts {
  /** Counts a request for both names if both have room, else for neither. Gives back both windows as they are then. */
  take(
    nowMs: number,
    windowMs: number,
    rooms: KeyAndAccount<RateRoom>,
  ): Promise<KeyAndAccount<RateWindow> & { readonly isTaken: boolean }>;
  /** Forgets windows that are over. */
  sweep(nowMs: number): Promise<void>;
}
