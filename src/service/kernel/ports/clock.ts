/** Milliseconds since the epoch; injected so that days, months and expiry can be tested. */
export interface Clock {
  nowMs(): number;
}
