/**
 * The size of a request body whose transport knows it. Browsers drop a Content-Length header that a program
 * sets, so transports other than HTTP say it here.
 */
const sizes = new WeakMap<Request, number>();

export function announceBodySize(request: Request, sizeBytes: number): void {
  sizes.set(request, sizeBytes);
}

/** null where nobody knows before reading, as with chunked transfer. */
export function announcedBodySize(request: Request): number | null {
  const known = sizes.get(request);
  if (known !== undefined) return known;
  const header = request.headers.get('content-length');
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

/** null where more than `maxBytes` came. */
export type BodyReader = (maxBytes: number) => Promise<Uint8Array<ArrayBuffer> | null>;

/** Transports that keep count of what they hold read a body by themselves. */
const readers = new WeakMap<Request, BodyReader>();

export function offerBodyReader(request: Request, read: BodyReader): void {
  readers.set(request, read);
}

export function bodyReaderOf(request: Request): BodyReader | undefined {
  return readers.get(request);
}
