/** What the headers and the address of a download say. Pure. Sources: RFC 9110, sections 8 and 14; RFC 6266. */

export interface DownloadFacts {
  /** Where the body that follows begins in the whole file. */
  readonly startByte: number;
  /** Size of the whole file; null where the server does not say. */
  readonly totalBytes: number | null;
  /** What to give as If-Range, so that a rest is only sent of the same file; null where nothing is strong enough. */
  readonly validator: string | null;
  readonly filename: string | null;
}

export function downloadFacts(status: number, headers: Headers, url: URL): DownloadFacts {
  const range = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers.get('content-range') ?? '');
  const startByte = status === 206 && range !== null ? Number(range[1]) : 0;
  const etag = headers.get('etag');
  return {
    startByte,
    totalBytes: status === 206 ? wholeNumber(range?.[2]) : wholeNumber(headers.get('content-length')),
    validator: etag !== null && !etag.startsWith('W/') ? etag : headers.get('last-modified'),
    filename: dispositionName(headers.get('content-disposition') ?? '') ?? nameInPath(url),
  };
}

/** The last part of the path, readable; null where there is none. */
export function nameInPath(url: URL): string | null {
  return cleanName(decoded(url.pathname.split('/').at(-1) ?? ''));
}

function dispositionName(header: string): string | null {
  const exact = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(header)?.[1];
  if (exact !== undefined) return cleanName(decoded(exact));
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header);
  return plain === null ? null : cleanName((plain[1] ?? plain[2] ?? '').replace(/\\(.)/g, '$1'));
}

/** Names are shown and offered for saving, so nothing of a path or a control character stays in them. */
function cleanName(text: string): string | null {
  const name = text
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .split(/[/\\]/)
    .at(-1)
    ?.trim();
  return name === undefined || name === '' || name === '.' || name === '..' ? null : name.slice(0, 255);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function wholeNumber(text: string | null | undefined): number | null {
  return text !== null && text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
