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
  /** Adds what lets the asking page read the answer. */
  mark(request: Request, headers: Headers): void;
}

/** @param origins exact origins, or `*` for every one; none refuses all. */
export function createCrossOrigin(origins: readonly string[]): CrossOrigin {
  const allowed = (request: Request): string | null => {
    const origin = request.headers.get('Origin');
    if (origin === null) return null;
    if (origins.includes('*')) return '*';
    return origins.includes(origin) ? origin : null;
  };
  const mark = (request: Request, headers: Headers): void => {
    if (origins.length > 0) headers.append('Vary', 'Origin');
    const origin = allowed(request);
    if (origin === null) return;
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Expose-Headers', EXPOSED_HEADERS);
  };
  return {
    mark,
    preflight: (request) => {
      const asks = request.method === 'OPTIONS' && request.headers.has('Access-Control-Request-Method');
      if (!asks || allowed(request) === null) return null;
      const headers = new Headers({
        'Access-Control-Allow-Methods': METHODS,
        'Access-Control-Allow-Headers': REQUEST_HEADERS,
        'Access-Control-Max-Age': String(PREFLIGHT_KEPT_SEC),
      });
      mark(request, headers);
      return new Response(null, { status: 204, headers });
    },
  };
}
