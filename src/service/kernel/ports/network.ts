/** Requests that leave this service. */

/** Requests to addresses that users gave: links to import, receivers of events. Sends no cookies or credentials. */
export interface Network {
  /** Why events cannot be sent to receivers from here, in one sentence; null where they can. */
  readonly eventsRefusal: string | null;
  /** True where redirects are followed before an answer is seen here, because the platform shows none. */
  readonly followsRedirects: boolean;
  /** What speaks against an address before any name is looked up, in one sentence; null where nothing does. */
  refusalOf(url: URL): string | null;
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
  readonly body?: string;
  readonly signal: AbortSignal;
}

export interface NetworkAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Cancel it where it is not read to its end. Errors where the connection is cut before that. */
  readonly body: ReadableStream<Uint8Array>;
}

/** The address is not one this service may reach; asking again changes nothing. */
export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';
}

/** No answer came; another try may succeed. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  /** When to try again, where the server that failed says so. */
  readonly retryAfterSec: number | null;

  constructor(message: string, options: ErrorOptions & { readonly retryAfterSec?: number | null } = {}) {
    super(message, options);
    this.retryAfterSec = options.retryAfterSec ?? null;
  }
}
