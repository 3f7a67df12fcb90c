/** Lets pages of other origins call the API, where the operator names them (Fetch standard, CORS protocol). */

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = 'Authorization, Content-Type, Idempotency-Key, Range, If-Range';
/** What a client needs to pace itself, follow work, tell a replayed answer, and read a time by this clock. */
const EXPOSED_HEADERS = [
  ...['X-Request-Id', 'Date', 'Retry-After', 'Location', 'Idempotent-Replayed', 'Allow'],
  ...['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'RateLimit-Policy'],
  ...['Accept-Ranges', 'Content-Range', 'Content-Disposition', 'ETag'],
].join(', ');
const PREFLIGHT_KEPT_SEC = 7200;

export interface CrossOrigin {
  /** The answer to a preflight, null for any other request. */
  preflight(request: Request): Response | null;
  /** What lets the asking page read the answer. */
  headersFor(request: Request): Readonly<Record<string, string>>;
}

const NONE = {} as const;

/** @param origins exact origins, or `*` for every one; none refuses all. */
export function createCrossOrigin(origins: readonly string[]): CrossOrigin {
  const allowed = (request: Request): string | null => {
    const origin = request.headers.get('Origin');
    if (origin === null) return null;
    if (origins.includes('*')) return '*';
    return origins.includes(origin) ? origin : null;
  };
  const headersFor = (request: Request): Readonly<Record<string, string>> => {
    if (origins.length === 0) return NONE;
    const origin = allowed(request);
    return {
      Vary: 'Origin',
      ...(origin !== null && {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Expose-Headers': EXPOSED_HEADERS,
      }),
    };
  };
  return {
    headersFor,
    preflight: (request) => {
      const asks = request.method === 'OPTIONS' && request.headers.has('Access-Control-Request-Method');
      if (!asks || allowed(request) === null) return null;
      const headers = {
        'Access-Control-Allow-Methods': METHODS,
        'Access-Control-Allow-Headers': REQUEST_HEADERS,
        'Access-Control-Max-Age': String(PREFLIGHT_KEPT_SEC),
      };
      return new Response(null, { status: 204, headers });
    },
  };
}
