/** How a service is reached: one transport and who is calling. Secrets live here in memory and nowhere else. */
import type { FetchLike } from '../base/web/fetch-like.ts';

export interface Connection {
  /** Stable name of the service and account, for caches and intents; never the secret. */
  readonly id: string;
  readonly kind: 'browser' | 'remote';
  /** Prefixed to every path; empty for the built-in service. */
  readonly baseUrl: string;
  readonly fetch: FetchLike;
  /** API key for `/v1`. */
  readonly apiKey: string;
  /** Token for `/owner`, where the owner is at the keyboard; else null. */
  readonly ownerToken: string | null;
}
