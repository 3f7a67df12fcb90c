/** Requests that leave this service. */
import type { Problem } from '../../../contract/problems/problem.ts';
import { ProblemError } from '../../../contract/problems/problem-error.ts';

/** Requests to addresses that users gave: links to import, receivers of events. Sends no cookies or credentials. */
export interface Network {
  /** Why events cannot be sent to receivers from here; null where they can. */
  readonly eventsRefusal: Problem | null;
  /** True where redirects are followed before an answer is seen here, because the platform shows none. */
  readonly followsRedirects: boolean;
  /** What speaks against an address before any name is looked up; null where nothing does. */
  refusalOf(url: URL): Problem | null;
  /**
   * Resolves with the headers; the body streams. Throws AddressRefusedError for what must not be reached,
   * NetworkError where there was no answer, the signal's reason when aborted.
   */
  request(request: NetworkRequest): Promise<NetworkAnswer>;
}

export interface NetworkRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Blob;
  readonly signal: AbortSignal;
}

export interface NetworkAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Cancel it where it is not read to its end. Errors where the connection is cut before that. */
  readonly body: ReadableStream<Uint8Array>;
}

/** The address is not one this service may reach; asking again changes nothing. */
export class AddressRefusedError extends ProblemError {
  override readonly name = 'AddressRefusedError';
}

/** No answer came; another try may succeed. */
export class NetworkError extends ProblemError {
  override readonly name = 'NetworkError';
  /** When to try again, where the server that failed says so. */
  readonly retryAfterSec: number | null;

  constructor(problem: Problem, options: ErrorOptions & { readonly retryAfterSec?: number | null } = {}) {
    super(problem, options);
    this.retryAfterSec = options.retryAfterSec ?? null;
  }
}
