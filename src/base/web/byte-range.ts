/** Which bytes of a file a request asks for (RFC 9110, section 14). Pure. */

export interface ByteRange {
  readonly start: number;
  /** Inclusive. */
  readonly end: number;
}

export interface FileVersion {
  readonly sizeBytes: number;
  /** Strong, with its quotes. */
  readonly etag: string;
  /** As in the Last-Modified header. */
  readonly lastModified: string;
}

/**
 * `whole` also for what may be ignored: other units, several ranges, a Range that belongs to another version
 * of the file (If-Range). `unsatisfiable` where nothing of the range is inside the file.
 */
export function wantedRange(headers: Headers, file: FileVersion): ByteRange | 'whole' | 'unsatisfiable' {
  const range = headers.get('Range');
  if (range === null) return 'whole';
  const condition = headers.get('If-Range');
  if (condition !== null && condition !== file.etag && condition !== file.lastModified) return 'whole';
  const match = /^bytes=(\d*)-(\d*)$/.exec(range.trim());
  const [, from = '', to = ''] = match ?? [];
  if (match === null || (from === '' && to === '')) return 'whole';
  const last = file.sizeBytes - 1;
  if (from === '') {
    const length = Number(to);
    return length === 0 || last < 0
      ? 'unsatisfiable'
      : { start: Math.max(0, file.sizeBytes - length), end: last };
  }
  const start = Number(from);
  const end = to === '' ? last : Math.min(last, Number(to));
  if (to !== '' && Number(to) < start) return 'whole';
  return start > last ? 'unsatisfiable' : { start, end };
}
