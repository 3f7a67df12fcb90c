/** The address a request came to, as links in its answer name it. Hosts that know it better than the request say it here. */
const origins = new WeakMap<Request, string>();

export function announceOrigin(request: Request, origin: string): void {
  origins.set(request, origin);
}

/** Scheme, host and port. */
export function originOf(request: Request): string {
  return origins.get(request) ?? new URL(request.url).origin;
}
