/** A request as `fetch` takes it: who asks, under which key, and what is sent. */

interface Sent {
  readonly method: string;
  readonly secret: string;
  readonly idempotencyKey: string | null;
  /** JSON, octets, or nothing. */
  readonly body: string | Blob | null;
  readonly contentType?: string;
}

export function requestInit({ method, secret, idempotencyKey, body, contentType }: Sent): RequestInit {
  const headers: Record<string, string> = { Authorization: `Bearer ${secret}` };
  if (idempotencyKey !== null) headers['Idempotency-Key'] = idempotencyKey;
  const init: RequestInit = { method, headers, cache: 'no-store', referrerPolicy: 'no-referrer' };
  if (body === null) return init;
  headers['Content-Type'] =
    contentType ?? (body instanceof Blob ? 'application/octet-stream' : 'application/json');
  return { ...init, body };
}
