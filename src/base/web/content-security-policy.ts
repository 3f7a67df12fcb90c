/**
 * The Content-Security-Policy of the built client, in one place for every host that serves it.
 *
 * - `wasm-unsafe-eval`: SQLite, the compositor and speech models are WebAssembly.
 * - `blob:` for media and images: files of this browser are played from blob URLs, never uploaded.
 * - `blob:` for workers: the AAC encoder starts its own from a string; such a worker keeps this same policy.
 * - `data:` for fonts: the icons of video.js are in its own style sheet.
 * - `https:` and loopback in `connect-src`: the address of a service account is the user's choice, and
 *   speech models are fetched from their hub. A page that reaches its service through its own origin asks no other.
 */
export function contentSecurityPolicy(asks: 'any service' | 'this origin' = 'any service'): string {
  const elsewhere = ['https:', ...THIS_COMPUTER.map((host) => `http://${host}:*`)].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    `img-src 'self' blob: data: ${elsewhere}`,
    `media-src 'self' blob: ${elsewhere}`,
    "font-src 'self' data:",
    `connect-src 'self' blob:${asks === 'any service' ? ` ${elsewhere}` : ''}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

const THIS_COMPUTER = ['localhost', '127.0.0.1'];

/** Whether the policy lets a page ask a service there. What it forbids looks to the page as if nobody were there. */
export function mayAsk(service: URL, pageOrigin: string): boolean {
  return (
    service.protocol === 'https:' || service.origin === pageOrigin || THIS_COMPUTER.includes(service.hostname)
  );
}
