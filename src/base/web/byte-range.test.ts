import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FileVersion, wantedRange } from './byte-range.ts';

const file: FileVersion = { sizeBytes: 1000, etag: '"v1"', lastModified: 'Sat, 21 Nov 2026 10:00:00 GMT' };

function wanted(range: string, ifRange?: string, of: FileVersion = file) {
  const headers = new Headers({ Range: range });
  if (ifRange !== undefined) headers.set('If-Range', ifRange);
  return wantedRange(headers, of);
}

describe('a byte range', () => {
  it('is read as from-to, from-on and last-so-many', () => {
    expect(wanted('bytes=0-0')).toEqual({ start: 0, end: 0 });
    expect(wanted('bytes=200-')).toEqual({ start: 200, end: 999 });
    expect(wanted('bytes=-100')).toEqual({ start: 900, end: 999 });
    expect(wanted('bytes=-5000')).toEqual({ start: 0, end: 999 });
    expect(wanted('bytes=990-5000')).toEqual({ start: 990, end: 999 });
  });

  it('is refused where nothing of it is in the file', () => {
    expect(wanted('bytes=1000-')).toBe('unsatisfiable');
    expect(wanted('bytes=-0')).toBe('unsatisfiable');
    expect(wanted('bytes=-1', undefined, { ...file, sizeBytes: 0 })).toBe('unsatisfiable');
  });

  it('is ignored where it is not one range of bytes', () => {
    for (const range of ['bytes=5-2', 'bytes=0-1,5-9', 'lines=1-2', 'bytes=-', 'bytes=a-b', ''])
      expect(wanted(range)).toBe('whole');
  });

  it('holds only for the version of the file it was asked of', () => {
    expect(wanted('bytes=0-9', '"v1"')).toEqual({ start: 0, end: 9 });
    expect(wanted('bytes=0-9', file.lastModified)).toEqual({ start: 0, end: 9 });
    expect(wanted('bytes=0-9', '"v0"')).toBe('whole');
  });

  it('never leaves the file', () => {
    const part = fc.oneof(fc.nat(5000).map(String), fc.constant(''));
    fc.assert(
      fc.property(part, part, fc.nat(3000), (from, to, sizeBytes) => {
        const range = wanted(`bytes=${from}-${to}`, undefined, { ...file, sizeBytes });
        if (typeof range === 'string') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.start).toBeLessThanOrEqual(range.end);
        expect(range.end).toBeLessThan(sizeBytes);
      }),
    );
  });
});
