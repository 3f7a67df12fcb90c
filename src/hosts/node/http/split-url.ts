/** The two parts of a request's address that every request is looked at by; it is an absolute, serialised URL already (Fetch standard). */

export interface UrlParts {
  /** Scheme, host and port, also a name and password where there are any. */
  readonly site: string;
  readonly pathname: string;
}

const SCHEME_MAX_CHARS = 'https://'.length;

/** @param url `http:` or `https:`. Parsing it again would cost as much as routing it. */
export function splitUrl(url: string): UrlParts {
  const start = url.indexOf('/', SCHEME_MAX_CHARS);
  const end = url.slice(start).search(/[?#]/);
  return { site: url.slice(0, start), pathname: end < 0 ? url.slice(start) : url.slice(start, start + end) };
}
